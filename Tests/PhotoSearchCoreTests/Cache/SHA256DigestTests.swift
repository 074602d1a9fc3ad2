import FoundationEssentials
import Testing

@testable import PhotoSearchCore

nonisolated struct SHA256DigestTests {
  @Test(
    "The digests are those of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000 / 100),
        "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
      ),
    ])
  func examples(text: String, digest: String) {
    let hex = SHA256Digest.of(text).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    #expect(hex.joined() == digest)
  }
}
