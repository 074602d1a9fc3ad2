// PhotoSearchCore: photo search without a desktop.
//
// Photos/   The photo model: photos, the queries that find them, and filters. Pure values, no I/O.
// Rights/   Licence terms, and the credit that a licence demands, in every format that people paste.
// Metadata/ The credit in an image's own file, as XMP in JPEG, PNG and WebP.
// Search/   Text matching: words, accents, singular and plural, ranking.
// Sources/  Where photos come from: the `PhotoSource` protocol, its pages, errors and request budgets, and one
//           implementation for each service.
// Saving/   Downloading photos and writing them to disk.
// Saved/    The photos that the user saved: files in the user's folder, and a list of what is known about them.
// Network/  HTTP over libcurl: one network thread, and the rules about which addresses may be reached.
//
// Bytes go in and values come out. The module never imports Gtk, shows the user no text of its own that the
// application could translate, and is given every clock and location that it uses.
