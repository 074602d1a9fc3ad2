/// A protocol that adds to the GObject class of a conforming Swift class: a template (`Templated`), an interface
/// (`Actionable`, `Editable`, `ListModelImplementation`, ...).
///
/// Those protocols inherit from this one, so that a single check shows that a class conforms to none of them.
@MainActor
public protocol SubclassTrait: Object {}
