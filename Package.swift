// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
import Glibc
#endif

/// What SwiftPM learns from where GTK is. Flags for C that the system's gtk4-unix-print.pc brings along make it warn in
/// every build, so a file of that name of ours says the same without them where GTK is in its usual place. Whoever sets
/// `PKG_CONFIG_PATH` means another GTK. SwiftPM takes no path with a space, and remembers the path in a checkout of its
/// own for all packages that depend on this one, even when that checkout is gone.
var gtk = "gtk4-unix-print"
#if canImport(Glibc)
let libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
if Context.environment["PKG_CONFIG_PATH"] == nil,
  !["/checkouts/", "/Packages/", " "].contains(where: Context.packageDirectory.contains),
  access("/usr/include/gtk-4.0/unix-print/gtk/gtkunixprint.h", R_OK) == 0,
  libraries.contains(where: { access("\($0)/glib-2.0/include/glibconfig.h", R_OK) == 0 })
{
  gtk = "\(Context.packageDirectory)/Sources/CGtk/pkgconfig/gtk4-unix-print.pc"
}
#endif

/// The minor versions of GTK that a program can ask for by a trait. Without one it runs with 4.8 and all later ones.
let gtkVersions = [10, 12, 14, 16, 18, 20, 22, 24]

/// Everything above `Changesets` lives on the main actor unless it says otherwise.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let nonisolatedByDefault: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "vesper",
  products: [
    .library(name: "BindingCore", targets: ["BindingCore"]),
    // Other names of the same things: those of Bond 6 and of Bind.
    .library(name: "Bond", targets: ["Bond"]),
    .library(name: "Bind", targets: ["Bind"]),
    .library(name: "BindingTesting", targets: ["BindingTesting"]),
    .library(name: "Gtk", targets: ["Gtk"]),
    // For tests of windows: a screen of their own, widgets found by their words, the mouse and the keyboard.
    .library(name: "GtkTesting", targets: ["GtkTesting"]),
    // For packages that wrap other GObject libraries: GTK's headers, and what writes the wrappers.
    .library(name: "CGtk", targets: ["CGtk"]),
    .executable(name: "gir-to-swift", targets: ["GirToSwift"]),
    .plugin(name: "GenerateBindings", targets: ["GenerateBindings"]),
    // For the packages that fuzz and measure it.
    .library(name: "PhotoSearchCore", targets: ["PhotoSearchCore"]),
    .library(name: "ReplayServer", targets: ["ReplayServer"]),
    // For the tests of applications with windows.
    .library(name: "MainLoopBoot", targets: ["MainLoopBoot"]),
    .executable(name: "vesper", targets: ["Vesper"]),
    // Decodes images in a process of its own.
    .executable(name: "vesper-decoder", targets: ["VesperDecoder"]),
  ],
  traits: Set(
    gtkVersions.map { minor in
      .trait(
        name: "GTK_4_\(minor)", description: "What GTK has since 4.\(minor), which the program then needs.",
        enabledTraits: Set(gtkVersions.filter { $0 < minor }.suffix(1).map { "GTK_4_\($0)" }))
    }),
  targets: [
    .target(name: "Changesets", swiftSettings: nonisolatedByDefault),
    .target(name: "BindingCore", dependencies: ["Changesets"], swiftSettings: mainActor),
    .target(name: "Bond", dependencies: ["BindingCore", "BondTypes"], swiftSettings: mainActor),
    .target(name: "BondTypes", dependencies: ["BindingCore"], swiftSettings: mainActor),
    .target(name: "Bind", dependencies: ["BindingCore"], swiftSettings: mainActor),
    .target(name: "BindingTesting", dependencies: ["BindingCore"], swiftSettings: mainActor),
    // Draws the marble diagrams of the documentation and finds what is not documented.
    .executableTarget(name: "DocumentationTool", dependencies: ["BindingTesting"], swiftSettings: nonisolatedByDefault),
    .systemLibrary(name: "CGtk", pkgConfig: gtk, providers: [.apt(["libgtk-4-dev"])]),
    // Says in a sentence that an older GTK is installed than a trait asks for.
    .target(
      name: "CGtkVersion", dependencies: ["CGtk"],
      cSettings: gtkVersions.map { .define("GTK_4_\($0)", .when(traits: ["GTK_4_\($0)"])) }),
    // What decoding in this process and in one of its own have in common, and what the two say to each other.
    .target(name: "CDecoderMessages"),
    .target(name: "ImageDecoding", dependencies: ["CDecoderMessages"], swiftSettings: nonisolatedByDefault),
    .target(
      name: "Gtk", dependencies: ["BindingCore", "CDecoderMessages", "CGtk", "CGtkVersion", "ImageDecoding"],
      exclude: ["Generated/Unmapped.md", "Newer/Later.json", "Newer/Unmapped.md"], swiftSettings: mainActor),
    .target(name: "CGtkTesting", dependencies: ["CGtk"]),
    .target(
      name: "GtkTesting", dependencies: ["BindingCore", "CGtk", "CGtkTesting", "Gtk", "MainLoopBoot"],
      swiftSettings: mainActor),
    .systemLibrary(
      name: "CImageLibraries",
      providers: [.apt(["libgif-dev", "libpng-dev", "libturbojpeg0-dev", "libwebp-dev"])]),
    .target(name: "CSandbox", linkerSettings: [.linkedLibrary("seccomp")]),
    .executableTarget(
      name: "VesperDecoder", dependencies: ["CDecoderMessages", "CImageLibraries", "CSandbox", "ImageDecoding"],
      swiftSettings: nonisolatedByDefault),
    .executableTarget(
      name: "GirToSwift", resources: [.embedInCode("Manifests/Gtk.json5"), .embedInCode("Manifests/GtkLater.json")],
      swiftSettings: nonisolatedByDefault),
    .plugin(
      name: "GenerateBindings",
      capability: .command(
        intent: .custom(verb: "generate-bindings", description: "Write Swift bindings of GObject libraries."),
        permissions: [.writeToPackageDirectory(reason: "It writes the sources of the bindings.")]),
      dependencies: ["GirToSwift"]),
    // Loads libraries that are not linked.
    .target(name: "CLoading"),
    // Headers of libcurl are needed to build it, and the library when it is used: it is not linked.
    .target(name: "CCurl", dependencies: ["CLoading"]),
    // As for libcurl.
    .target(name: "CArchive", dependencies: ["CLoading"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "PhotoSearchCore", dependencies: ["BindingCore", "CArchive", "CCurl", "CSQLite", "CZlib"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "Vesper", dependencies: ["Gtk", "PhotoSearchCore"],
      // Links to files in `data`: SwiftPM takes no resource from outside a target.
      resources: ["style", "controls", "palette-light", "palette-dark", "palette-high-contrast"]
        .map { .embedInCode("\($0).css") },
      swiftSettings: mainActor),

    // Which of very many cases are tried.
    .target(name: "GeneratedCases", path: "Tests/GeneratedCases", swiftSettings: nonisolatedByDefault),
    .testTarget(
      name: "ChangesetsTests", dependencies: ["Changesets", "GeneratedCases"], swiftSettings: nonisolatedByDefault),
    .testTarget(
      name: "BindingCoreTests", dependencies: ["BindingCore", "BindingTesting", "GeneratedCases"],
      swiftSettings: mainActor),
    // What random programs of all kinds need: seeds, dice, shrinking, reports.
    .target(name: "RandomPrograms", path: "Tests/RandomPrograms", swiftSettings: mainActor),
    // Random programs over the whole vocabulary, and what must become of them.
    .testTarget(
      name: "BindingProgramTests", dependencies: ["BindingCore", "BindingTesting", "RandomPrograms"],
      swiftSettings: mainActor),
    .testTarget(name: "BondTests", dependencies: ["Bond", "BindingTesting"], swiftSettings: mainActor),
    .testTarget(name: "BindTests", dependencies: ["Bind", "BindingTesting"], swiftSettings: mainActor),
    .testTarget(name: "BindingTestingTests", dependencies: ["BindingTesting"], swiftSettings: mainActor),
    .testTarget(
      name: "DocumentationToolTests",
      dependencies: ["DocumentationTool", "Bind", "BindingTesting"],
      swiftSettings: mainActor),
    // Runs the tests on the real main thread inside a GLib main loop.
    .target(name: "MainLoopBoot", dependencies: ["CGtk"], path: "Tests/MainLoopBoot"),
    // A decoder of images that does what decoders must not do.
    .target(name: "CHostileDecoder", path: "Tests/CHostileDecoder"),
    .executableTarget(
      name: "HostileDecoder", dependencies: ["CDecoderMessages", "CHostileDecoder", "CSandbox", "ImageDecoding"],
      path: "Tests/HostileDecoder", swiftSettings: nonisolatedByDefault),
    .testTarget(
      name: "GtkTests",
      dependencies: [
        "Gtk", "Bond", "BindingTesting", "CSandbox", "GeneratedCases", "GtkTesting", "HostileDecoder", "ImageDecoding",
        "MainLoopBoot", "RandomPrograms", "VesperDecoder",
      ],
      swiftSettings: mainActor),
    .testTarget(name: "GtkTestingTests", dependencies: ["Gtk", "GtkTesting"], swiftSettings: mainActor),
    // Random programs over widgets, settings and list models.
    .testTarget(
      name: "GtkProgramTests", dependencies: ["Gtk", "BindingTesting", "MainLoopBoot", "RandomPrograms"],
      swiftSettings: mainActor),
    .testTarget(name: "GirToSwiftTests", dependencies: ["GirToSwift"], swiftSettings: nonisolatedByDefault),
    // An HTTP server on loopback that serves recorded answers and misbehaves on request.
    .target(name: "ReplayServer", path: "Tests/ReplayServer", swiftSettings: nonisolatedByDefault),
    // A disk that fails at a call that a test chooses.
    .target(name: "CFaultyDisk", path: "Tests/CFaultyDisk", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "DiskFaults", dependencies: ["CFaultyDisk"], path: "Tests/DiskFaults", swiftSettings: nonisolatedByDefault),
    .testTarget(
      name: "PhotoSearchCoreTests",
      dependencies: [
        "PhotoSearchCore", "CArchive", "BindingTesting", "DiskFaults", "GeneratedCases", "ReplayServer",
      ],
      swiftSettings: mainActor),
    // Another program with a window, which takes what is dropped on it.
    .executableTarget(
      name: "DropWindow", dependencies: ["Gtk"], path: "Tests/DropWindow", swiftSettings: mainActor),
    .testTarget(
      name: "VesperTests",
      dependencies: [
        "Vesper", "BindingTesting", "DiskFaults", "DropWindow", "GeneratedCases", "HostileDecoder", "MainLoopBoot",
        "ReplayServer", "VesperDecoder",
      ],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)

// Copies of the sources that are broken on purpose need a few targets only, not minutes (see build-aux/check-mutants).
if let wanted = Context.environment["VESPER_TARGETS"] {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard let target = package.targets.first(where: { $0.name == name }), needed.insert(name).inserted else { return }
    for case .byNameItem(let name, _) in target.dependencies { need(name) }
  }
  for name in wanted.split(separator: " ") { need(String(name)) }
  package.targets.removeAll { !needed.contains($0.name) }
  // The tests know programs by these names.
  package.products.removeAll { product in
    guard let program = product as? Product.Executable else { return true }
    return !needed.isSuperset(of: program.targets)
  }
}
