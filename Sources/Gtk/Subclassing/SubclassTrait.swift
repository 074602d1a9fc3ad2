/// What the GObject class of a Swift class has more than its superclass' because the Swift class conforms to a protocol:
/// a template (`Templated`), an interface (`Actionable`, `Editable`, `ListModelImplementation`, ...).
///
/// It comes with those protocols. That a class has none of them is known by asking for this one.
@MainActor
public protocol SubclassTrait: Object {}
