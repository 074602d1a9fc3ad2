/// What a generated symbol stands for in C, and where the library's own documentation describes it.

struct Origin {
  enum Kind: String {
    case `class`
    case interface = "iface"
    case record = "struct"
    case enumeration = "enum"
    case flags
    case errors = "error"
    case callback
    case constant = "const"
    case constructor = "ctor"
    case function = "func"
    /// A function of a type that is called without an object.
    case typeFunction = "type_func"
    case method
    case property
    case signal
    /// What has no page of its own: a case of an enumeration, a field of a struct.
    case part
  }

  var kind: Kind
  /// The library, as GIR calls it: `Gtk`.
  var namespace: String
  /// The type that it is a member of, as GIR calls it: `Label`.
  var type: String?
  /// Its name in GIR: `set_text`.
  var name: String
  /// Its name in C: `gtk_label_set_text`; for properties and signals that of the type.
  var symbol: String

  var library: Manifest.Library { Configuration.current.library(namespace) ?? Manifest.Library(name: namespace) }

  /// The page of the library's documentation, under the name that gi-docgen or gtk-doc gives it; nil for what has none.
  var page: String? {
    guard kind != .part, let site = library.documentation else { return nil }
    if let pages = library.gtkDocPages {
      let type = type ?? name
      return "\(site)\(pages[type] ?? type).html#\(symbol.replacing("_", with: "-"))"
    }
    return "\(site)\(kind.rawValue)." + (type.map { "\($0)." } ?? "") + "\(name).html"
  }

  /// What tells it from all others in every version of the library: `Gtk.Label`, `Gtk.Label:label`,
  /// `Gtk.Label::activate-link`, and the name in C for what has one.
  var id: String {
    switch kind {
    case .class, .interface, .record, .enumeration, .flags, .errors, .callback: "\(namespace).\(name)"
    case .property: "\(namespace).\(type ?? ""):\(name)"
    case .signal: "\(namespace).\(type ?? "")::\(name)"
    case .constant, .constructor, .function, .typeFunction, .method, .part: symbol
    }
  }

  /// What no other origin has: its page, or its name in C.
  var key: String { page ?? symbol }

  /// Says what it is, in one sentence that links to the page.
  ///
  /// - Parameter setter: the C function that sets what this one gets.
  func sentence(setter: String? = nil) -> String {
    switch kind {
    case .class: "The class \(link(symbol))."
    case .interface: "The interface \(link(symbol))."
    case .record: "The struct \(link(symbol))."
    case .enumeration: "The enumeration \(link(symbol))."
    case .flags: "The flags \(link(symbol))."
    case .errors: "The error codes \(link(symbol))."
    case .callback: "The callback \(link(symbol))."
    case .constant: "The constant \(link(symbol))."
    case .property: "The property \(link(name)) of `\(symbol)`."
    case .signal: "The signal \(link(name)) of `\(symbol)`."
    case .constructor, .function, .typeFunction, .method:
      "Calls \(link(symbol + "()"))\(setter.map { " and `\($0)()`" } ?? "")."
    case .part: "`\(symbol)` in C."
    }
  }

  private func link(_ text: String) -> String { page.map { "[`\(text)`](\($0))" } ?? "`\(text)`" }
}
