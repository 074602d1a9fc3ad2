// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "@BINARY@",
  dependencies: [
    .package(name: "vesper", path: "@VESPER@")
  ],
  targets: [
    .executableTarget(
      name: "@NAME@",
      dependencies: [
        .product(name: "BindingCore", package: "vesper"),
        .product(name: "Gtk", package: "vesper"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "@NAME@Tests",
      dependencies: ["@NAME@", .product(name: "GtkTesting", package: "vesper")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
