import Glibc
import Gtk

exit(bookshelf().run())
