import Foundation
import Testing

@_spi(Bindings) @testable import Gtk

/// What was built beside the tests.
private func built(_ name: String) -> String {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  return URL(filePath: own).deletingLastPathComponent().appending(path: name).path
}

/// The program that decodes images.
let decoderProgram = built("vesper-decoder")

/// Processes of it that the tests have in common.
let isolated = DecoderProcesses(program: decoderProgram, patience: .seconds(300))

/// A decoder that does what its name says, see Tests/HostileDecoder.
final class HostileProgram {
  let path: String
  private let directory: URL

  init(_ name: String) throws {
    directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.appending(path: name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: built("HostileDecoder"))
  }

  deinit { try? FileManager.default.removeItem(at: directory) }
}

/// The bytes of one of the samples.
nonisolated func sample(_ name: String) throws -> [UInt8] {
  try file(#require(imageSamples[name], "there is no sample \(name)"))
}

/// The bytes of a file in Base64.
nonisolated func file(_ text: String) throws -> [UInt8] { try Array(#require(Data(base64Encoded: text))) }
