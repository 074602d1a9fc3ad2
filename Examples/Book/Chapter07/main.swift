import Glibc
import Gtk

let shelf = Shelf()
shelf.keep(in: .standard)
exit(bookshelf(shelf).run())
