/// What a module wraps, and how: the content of a manifest file, which is JSON5.
///
/// Symbols are named as in GIR: `Gtk.Label` for types, `Gtk.Label:label` for properties, `Gtk.Label::activate-link` for
/// signals, and `gtk_label_new` for functions. `Manifests/Gtk.json5` is the manifest of `Gtk` itself.
struct Manifest: Sendable {
  /// A library, or the part of one that the module wraps.
  struct Library: Sendable {
    /// What GIR calls it, such as `Adw`.
    var name = ""
    /// The GIR file without its extension, such as `Adw-1`.
    var gir = ""
    /// The version that every program can count on. What is newer is left out. `nil` takes all.
    var version: Version?
    /// The types that are wrapped. `nil` is all.
    var only: Set<String>?
    /// Whether the types are at the top level of the module, and not in an enum of the library's name.
    var isTopLevel = false
    /// Whether that enum is written by hand.
    var hasEnum = false
    /// Whether functions and constants that belong to no type are wrapped.
    var functions = true
    var constants = true
    /// The library's name in comments and messages, such as `Libadwaita`.
    var title = ""
    var authors = ""
    /// The SPDX identifier of the licence of its documentation.
    var license = ""
    /// The address of the documentation, up to the name of a page, such as `class.Window.html`.
    var documentation: String?
    /// Whether the documentation has a page for several types, made by gtk-doc, and which page the types have that are
    /// not on one of their own name.
    var gtkDocPages: [String: String]?
  }

  /// A package trait with which a module has what newer versions brought.
  struct Trait: Sendable {
    /// Such as `GTK_4_10`.
    var name = ""
    /// What a program with the trait can count on, by the names of libraries. Others are as with the trait before.
    var versions: [String: Version] = [:]
  }

  /// The module, such as `Adwaita`.
  var module = ""
  /// The module of the C headers, such as `CAdwaita`.
  var cModule = ""
  /// The command that writes the module, for the files' first lines.
  var writtenBy = "gir-to-swift"
  /// The modules whose types are used: the names of built-in manifests, or paths of others.
  var uses: [String] = []
  /// The one that gives most of the module comes first.
  var libraries: [Library] = []
  /// The package traits that ask for newer versions, the lowest first. Each has what those before it have.
  var traits: [Trait] = []
  /// What newer versions changed in what the module has without traits.
  var later = LaterChanges()
  /// New names of types, properties, functions and arguments' labels: `Gtk.Range`, `Gtk.MenuButton:direction`,
  /// `adw_init`, `gtk_label_new.str`. Functions called `init` or `test_...` are wrapped only under a new name.
  var renames: [String: String] = [:]
  /// Types, functions and properties that are left out, and why.
  var leaveOut: [String: String] = [:]
  /// Functions with a counterpart that is written by hand. They are left out as well, but not listed as missing.
  var byHand: [String: String] = [:]

  /// Interfaces with a single, private class behind them. In Swift each is a class, which can have initialisers.
  var interfacesAsClasses: Set<String> = []
  /// Interfaces that a Swift class gets by declaring them.
  var subclassTraits: Set<String> = []
  /// What libraries may use on other threads. Their wrappers hold a plain reference; see `Object.isShared`.
  var shared: Set<String> = []
  /// Functions that GIR marks as being for C only, because other languages have a more general one, but that are just
  /// right for Swift.
  var introspectable: Set<String> = []
  /// Classes with a superclass that is written by hand: it has what Swift subclasses can override, and an initialiser
  /// for them.
  var superclassesByHand: [String: String] = [:]
  /// Constructors of abstract classes that return an object of a subclass, perhaps an existing one.
  var finders: Set<String> = []
  /// Classes without a constructor of which Swift subclasses have objects: what the functions of the class do by
  /// themselves is enough to be of use. Others need functions that only C can give them.
  var derivable: Set<String> = []
  /// Functions that do not read the property that GIR says they read.
  var wrongGetters: Set<String> = []
  /// Setters that do something else in newer versions, and the Swift functions that do the same in all.
  var setters: [String: String] = [:]
  /// Functions that make something although they are called `get_...`.
  var makers: Set<String> = []
  /// Functions that only read a value, although they do not promise it with a `const`.
  var readsValue: Set<String> = []
  /// Structs of which the C function can hash only some.
  var hashedByHand: Set<String> = []
  /// Interfaces that widgets of private classes have. Their wrappers are those of the nearest class that Swift knows.
  var interfacesOfPrivateWidgets: Set<String> = []
  /// Arguments of signals that can be missing, whatever GIR says: `Gdk.Device::tool-changed.tool`.
  var nullableArguments: Set<String> = []
  /// The members that classes have by hand, functions with `()`. Subclasses in other modules cannot have their names: a
  /// property is called `...Value` there.
  var members: [String: [String]] = [:]
  /// Functions that are newer than GIR says, and since when they are there.
  var newerThanSaid: [String: String] = [:]
}

extension Manifest {
  func library(_ name: String) -> Library? { libraries.first { $0.name == name } }

  /// The manifest of the module as a program with a trait has it.
  func asking(for trait: Trait) -> Manifest { asking(for: trait, among: traits) }

  func asking(for trait: Trait, among traits: [Trait]) -> Manifest {
    var manifest = self
    for asked in traits {
      for index in libraries.indices {
        if let version = asked.versions[libraries[index].name] { manifest.libraries[index].version = version }
      }
      if asked.name == trait.name { break }
    }
    return manifest
  }

  /// The lowest trait with which a program can count on a version of a library.
  func trait(for version: Version, of library: String) -> Trait? {
    traits.first { $0.versions[library].map { $0 >= version } ?? false }
  }
}
