/// The markup of gi-docgen, and the older one of gtk-doc, as Swift's: references, parameters and constants in Swift's
/// spelling.
///
/// The expressions are kept: each use of a literal compiles it anew.

struct GiDocgenMarkup {
  // A regular expression can be shared, but the library does not say so.
  nonisolated(unsafe) static let shared = GiDocgenMarkup()

  private let reference = /\[(\w+)@([^\]]+)\](?:\([^)]*\))?/
  private let sigilInCode = /`(%|#|@)/
  private let picture = /<img[^>]*>/
  private let markedConstant = /(^|[\s(\[-])%(TRUE|FALSE|NULL)\b/
  private let markedValue = /(^|[\s(\[])%([A-Z][A-Z0-9_]+)/
  private let constantInCode = /`(TRUE|FALSE|NULL)`/
  private let markedType = /(^|[\s(\[])#(?:Gtk|Gdk|G)([A-Z]\w*)/
  private let parameter = /(^|[\s(\[])@([a-z_]\w*)/
  private let typeInCode = /`(Gtk|Gdk|Pango)([A-Z]\w+)(?:::?([\w-]+))?`/
  private let type = /(^|[\s(])(Gtk|Gdk|Pango)([A-Z]\w+)\b(?!\|)(?:::?([a-z][\w-]*))?/
  private let signalAfterCode = /`([\w.]+)`::([a-z][\w-]*)/
  private let signal = /(^|[\s(])::([a-z][\w-]*)/
  private let function = /(^|[\s(])((?:g|gtk|gdk|gsk|pango|graphene)_\w+\(\))/
  private let key = /<\/?kbd>/
  private let angleInCode = /`<`([^`]*)`>`/
  private let angle = /<(?!\/?b>)/

  func markdown(_ text: String) -> String {
    text
      .replacing(reference) { "`\(target(kind: $0.1, String($0.2)))`" }
      .replacing(sigilInCode, with: "`")
      .replacing(picture, with: "")
      .replacing(markedConstant) { "\($0.1)`\(constant($0.2))`" }
      .replacing(markedValue) { "\($0.1)`\($0.2)`" }
      .replacing(constantInCode) { "`\(constant($0.1))`" }
      .replacing(markedType) { "\($0.1)`\($0.2)`" }
      .replacing(parameter) { "\($0.1)`\(NameRules.camelCase(String($0.2)))`" }
      .replacing(typeInCode) { className($0.1, $0.2, $0.3) }
      .replacing(type) { $0.1 + className($0.2, $0.3, $0.4) }
      .replacing(signalAfterCode) { "`\($0.1).\(NameRules.camelCase(String($0.2)))`" }
      .replacing(signal) { "\($0.1)`\(NameRules.camelCase(String($0.2)))`" }
      .replacing(function) { "\($0.1)`\($0.2)`" }
      .replacing(key, with: "`")
      .replacing(angleInCode) { "`<\($0.1)>`" }
      .replacing(angle, with: "\\<")
  }

  /// `` `Widget.halign` `` for `GtkWidget:halign`.
  private func className(_ namespace: Substring, _ name: Substring, _ member: Substring?) -> String {
    let type = NameRules.typeName("\(namespace).\(name)")
    return "`" + type + (member.map { ".\(NameRules.camelCase(String($0)))" } ?? "") + "`"
  }

  private func constant(_ name: Substring) -> String {
    switch name {
    case "TRUE": "true"
    case "FALSE": "false"
    default: "nil"
    }
  }

  /// `Gtk.Label:use-underline` as `Label.useUnderline`, `Gtk.Window.present` as `Window.present()`.
  private func target(kind: Substring, _ target: String) -> String {
    if kind == "id" { return target }
    let parts = target.split { $0 == ":" || $0 == "." }.map(String.init)
    // A reference inside GTK may leave out the namespace.
    let isQualified = parts[0] == "GObject" || Configuration.current.library(parts[0]) != nil
    let namespace = isQualified ? parts[0] : "Gtk"
    let path = isQualified ? Array(parts.dropFirst()) : parts
    guard let type = path.first else { return target }
    if path.count == 1, kind == "func" { return NameRules.camelCase(type) + "()" }
    let typeName = NameRules.typeName("\(namespace).\(type)")
    guard path.count > 1 else { return typeName }
    let member = path[path.count - 1]
    switch kind {
    case "ctor":
      return "\(typeName).init"
    case "property", "signal", "flags", "enum", "const":
      return "\(typeName).\(NameRules.camelCase(member))"
    default:
      // Accessors are properties in Swift.
      let bare = member.hasPrefix("get_") || member.hasPrefix("set_") ? String(member.dropFirst(4)) : nil
      return bare.map { "\(typeName).\(NameRules.camelCase($0))" } ?? "\(typeName).\(NameRules.camelCase(member))()"
    }
  }
}
