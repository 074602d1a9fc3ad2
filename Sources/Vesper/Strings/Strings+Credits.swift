import Gtk
import PhotoSearchCore

/// The texts between the parts of a copied or exported credit. Credits embedded in images stay English because they are
/// for everybody.
nonisolated extension Strings {
  static var creditWording: CreditWording {
    var words = CreditWording()
    words.titleAndAuthor = translated("[“{title}”] by {author}", context: "a credit; what is in brackets is a link")
    words.titleOnly = translated("[“{title}”]", context: "a credit; what is in brackets is a link")
    words.authorOnly = translated("[Photo] by {author}", context: "a credit; what is in brackets is a link")
    words.nothingKnown = translated("[Photo]", context: "a credit; what is in brackets is a link")
    words.licensed = translated("{work} is licensed under {license}", context: "a credit")
    words.marked = translated("{work} is marked with {license}", context: "a credit")
    words.language = translated("en", context: "the tag of the language of credits: de, es, ar")
    return words
  }
}
