// A decoder that an image has taken control of. Its name says what it does: "ALLOWED-DEED", such as "landlock-opens", with
// one of the deeds and one of the protections below, all of them on a kernel without Landlock ("old") or without seccomp
// ("bare"); or how it answers.

import CDecoderMessages
import CHostileDecoder
import CSandbox
import Glibc
import ImageDecoding

let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""

/// Each returns whether it was possible.
let deeds: [String: () -> Bool] = [
  "opens": { open("/etc/passwd", O_RDONLY) >= 0 },
  "writes": { open("/dev/null", O_WRONLY) >= 0 },
  "lists": { opendir("/") != nil },
  "removes": { unlink("/tmp/vesper-hostile") == 0 || errno == ENOENT },
  "asks": { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 },
  "connects": { connectsToLoopback() },
  "starts": { startsProgram() },
  // Without touching it: several runs of the tests at once would need it all.
  "allocates": { mmap(nil, 2 << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED },
  "executes": {
    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return memory != MAP_FAILED
  },
  "kills": { kill(getppid(), 0) == 0 },
]

func connectsToLoopback() -> Bool {
  let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  guard connection >= 0 else { return false }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(9).bigEndian
  address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
  let result = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  // Nobody listens there; to be refused by the system's policy is something else.
  return result == 0 || errno == ECONNREFUSED
}

func startsProgram() -> Bool {
  var id: pid_t = 0
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
  guard posix_spawn(&id, "/bin/true", nil, nil, &arguments, nil) == 0 else { return false }
  var status: Int32 = 0
  return waitpid(id, &status, 0) == id && status == 0
}

func send(_ outcome: DecoderOutcome, width: Int = 0, height: Int = 0, pixelSize: UInt32 = 4, _ files: Int32...) {
  var answer = DecoderAnswer()
  answer.outcome = outcome.rawValue
  (answer.width, answer.height) = (UInt32(truncatingIfNeeded: width), UInt32(truncatingIfNeeded: height))
  answer.pixel_size = pixelSize
  withUnsafeBytes(of: answer) {
    _ = hostile_send($0.baseAddress, $0.count, files, files.count)
  }
}

/// A file with opaque white pixels.
func image(bytes: Int, isFinal: Bool = true) -> Int32 {
  let file = vesper_memory_file(bytes)
  let white = [UInt8](repeating: 255, count: bytes)
  precondition(write(file, white, bytes) == bytes)
  if isFinal { precondition(vesper_memory_file_seal(file)) }
  return file
}

/// What it answers instead of an image of 10 x 10 pixels.
let answers: [String: () -> Void] = [
  "well": { send(.decoded, width: 10, height: 10, image(bytes: 400)) },
  "no-file": { send(.decoded, width: 10, height: 10) },
  "short-file": { send(.decoded, width: 10, height: 10, image(bytes: 396)) },
  "long-file": { send(.decoded, width: 10, height: 10, image(bytes: 404)) },
  "open-file": { send(.decoded, width: 10, height: 10, image(bytes: 400, isFinal: false)) },
  "no-memory-file": { send(.decoded, width: 10, height: 10, open("/dev/zero", O_RDONLY)) },
  "two-files": { send(.decoded, width: 10, height: 10, image(bytes: 400), image(bytes: 400)) },
  "odd-pixels": { send(.decoded, width: 10, height: 10, pixelSize: 8, image(bytes: 800)) },
  "no-pixels": { send(.decoded, width: 10, height: 10, pixelSize: 0, image(bytes: 4)) },
  "outside": { send(.decoded, width: 11, height: 10, image(bytes: 440)) },
  "empty": { send(.decoded, width: 0, height: 10, image(bytes: 4)) },
  "negative": { send(.decoded, width: -10, height: -10, image(bytes: 400)) },
  "giant": { send(.decoded, width: 1 << 31, height: 1 << 31, image(bytes: 400)) },
  "damaged-file": { send(.damaged, image(bytes: 400)) },
  "ready-again": { send(.ready) },
  "short-message": { _ = vesper_message_send(VESPER_DECODER_SOCKET, [1, 2, 3] as [UInt8], 3, -1) },
  // As it should be, and more.
  "long-message": {
    _ = vesper_message_send(
      VESPER_DECODER_SOCKET, [DecoderOutcome.decoded.rawValue, 10, 10, 4, 0, 0] as [UInt32], 24, image(bytes: 400))
  },
  "unknown": {
    _ = vesper_message_send(
      VESPER_DECODER_SOCKET, [99, 0, 0, 0] as [UInt32], MemoryLayout<DecoderAnswer>.size, -1)
  },
  "dies": { abort() },
  "sleeps": { while true { pause() } },
]

/// Does what the name says, once it has an image.
@MainActor func misbehave() {
  if let answer = answers[name] { return answer() }
  let parts = name.split(separator: "-", maxSplits: 1)
  guard parts.count == 2, let deed = deeds[String(parts[1])] else { preconditionFailure(name) }
  // The image is a success of the deed.
  if deed() { send(.decoded, width: 10, height: 10, image(bytes: 400)) } else { send(.damaged) }
}

let protections: [String: UInt32] = [
  "none": 0, "limits": VESPER_SANDBOX_LIMITS,
  "all": VESPER_SANDBOX_ALL, "old": VESPER_SANDBOX_ALL, "bare": VESPER_SANDBOX_ALL,
  "landlock": VESPER_SANDBOX_LANDLOCK | VESPER_SANDBOX_NO_NEW_PRIVILEGES,
  "seccomp": VESPER_SANDBOX_SECCOMP | VESPER_SANDBOX_NO_NEW_PRIVILEGES,
]
let kind = String(name.prefix { $0 != "-" })
/// What the kernel may lack.
var lacking: UInt32 = vesper_sandbox_landlock_version() == 0 ? VESPER_SANDBOX_LANDLOCK : 0
if kind == "old" {
  precondition(hostile_kernel_lacks_landlock())
  lacking = VESPER_SANDBOX_LANDLOCK
} else if kind == "bare" {
  precondition(hostile_kernel_lacks_seccomp())
  // Nor what needs the same call.
  lacking |= VESPER_SANDBOX_SECCOMP | VESPER_SANDBOX_NO_NEW_PRIVILEGES
}
let wanted = protections[kind] ?? 0
guard vesper_sandbox_enter(wanted) == wanted & ~lacking, name != "never-ready" else { exit(1) }
send(.ready)
var request = DecoderRequest()
var file: Int32 = -1
while withUnsafeMutableBytes(
  of: &request, { vesper_message_receive(VESPER_DECODER_SOCKET, $0.baseAddress, $0.count, &file) })
{
  close(file)
  misbehave()
}
