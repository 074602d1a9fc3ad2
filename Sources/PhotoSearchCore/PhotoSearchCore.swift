// PhotoSearchCore: everything about finding photos that needs no desktop.
//
// Photos/   what a photo is: the query that finds it, the filters. Pure values, no I/O.
// Rights/   what its licence demands, and the credit that must be given, in every format that people paste.
// Metadata/ the credit within the picture's own file, as XMP in JPEG, PNG and WebP.
// Search/   comparing what was typed with what there is: words, accents, singular and plural, ranking.
// Sources/  where photos come from: the `PhotoSource` protocol, its pages, errors and request budgets, and one
//           implementation for each service.
// Saving/   photos on their way to the disk.
// Saved/    what the user kept: files in a folder of the user's, and a list of what is known about them.
// Network/  HTTP over libcurl: one network thread, and the rules about which addresses may be reached.
//
// Bytes go in and values come out. The module never imports Gtk, shows no words of its own to the user where the
// application could translate them, and is given every clock and location it uses.
