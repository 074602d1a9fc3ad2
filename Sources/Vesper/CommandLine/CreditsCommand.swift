import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The `vesper --credits FILE` command: checks whether the pictures of a document are credited.
struct CreditsCommand {
  let path: String
  /// Where to write a copy with the credits that are missing.
  let copy: String?
  /// Whether the copy gets them below the pictures.
  let asCaptions: Bool
  let isCommercial: Bool
  let asJSON: Bool
  let saved: SavedPhotosAccess
  let samples: SamplePhotosSource?
  let seen: SeenPhotos?
  let decoder: DecoderProcesses
  /// Prints a line of the result.
  let output: (String) -> Void
  /// Prints a line for the user at the terminal.
  let message: @MainActor (String) -> Void

  /// Checks, prints and returns the exit code: 0 if nothing is missing, 1 if something is, 2 if the document cannot be
  /// checked.
  func run() async -> Int32 {
    let audit: DocumentAudit
    do {
      let recognizer = try await PhotoRecognizer.load(
        saved: saved, samples: samples, seen: seen, decode: Luminance.decoding(by: decoder),
        progress: { [message] done, count in
          if done == 0 { Task { @MainActor in message(Strings.lookingAtSavedPhotos(count)) } }
        })
      audit = try await DocumentAudit(path: path, recognizer: recognizer)
    } catch let error as SavedPhotosError {
      message(Strings.sentence(for: error))
      return 2
    } catch let error as DocumentError {
      message(Strings.sentence(for: error))
      return 2
    } catch {
      return 2
    }
    let findings = audit.findings(isCommercial: isCommercial)
    for finding in findings { printFinding(finding) }
    if !asJSON { output(Strings.summary(findings)) }
    if let copy, await !writeCopy(of: audit.document, findings, to: copy) { return 2 }
    return findings.contains(where: \.isFailure) ? 1 : 0
  }

  private func writeCopy(of document: Document, _ findings: [PictureFinding], to path: String) async -> Bool {
    let credits = findings.missingCredits(changes: Strings.changedNote)
    guard !credits.isEmpty else {
      message(Strings.noCopyNeeded)
      return true
    }
    guard DocumentCopy.isPossible(document.format) else {
      message(Strings.noCopyOfPDF)
      return false
    }
    do {
      if asCaptions, DocumentCopy.hasCaptions(document.format) {
        let captions = findings.missingCaptions(changes: Strings.changedNote)
        try await DocumentCopy.write(
          document, captions: captions, heading: Strings.creditsTitle, wording: Strings.creditWording, to: path)
      } else {
        try await DocumentCopy.write(
          document, adding: credits, heading: Strings.creditsTitle, wording: Strings.creditWording, to: path)
      }
    } catch {
      message(Strings.sentence(for: error))
      return false
    }
    message(Strings.copyWritten(path, credits.count))
    if DocumentCopy.isWithoutPictures(path, of: document) { message(Strings.copyWithoutPictures) }
    return true
  }

  private func printFinding(_ finding: PictureFinding) {
    if asJSON { return output(FindingRecord(finding, path: path).json) }
    output("\(Strings.place(finding.picture.place)): \(finding.subject)")
    output("    " + finding.sentences.joined(separator: " "))
    if finding.verdict == .incomplete, let credit = finding.recognition?.credit {
      output("    " + credit.plainText(Strings.creditWording))
    }
  }
}

/// A finding as one line of output.
private nonisolated struct FindingRecord: Encodable {
  let document: String
  let place: String
  let number: Int
  let heading: String?
  let picture: String
  let verdict: String
  let recognizedBy: String?
  let title: String?
  let author: String?
  let license: String?
  let licenseURL: String?
  let pageURL: String?
  let missing: [String]
  let problems: [String]
  let credit: String?

  init(_ finding: PictureFinding, path: String) {
    document = path
    let place = finding.picture.place
    self.place = "\(place.unit)"
    number = place.number
    heading = place.heading.isEmpty ? nil : place.heading
    picture = finding.picture.name
    verdict = "\(finding.verdict)"
    let credit = finding.recognition?.credit
    recognizedBy =
      switch finding.recognition?.evidence {
      case .file: "file"
      case .metadata: "metadata"
      case .address: "address"
      case .pixels: "pixels"
      case nil: nil
      }
    title = credit?.title
    author = credit?.author
    license = credit?.license.shortName
    licenseURL = credit?.license.url?.absoluteString
    pageURL = credit?.pageURL?.absoluteString
    missing = finding.missing.map(\.rawValue)
    problems = finding.problems.map { problem in
      switch problem {
      case .forbidden(let prohibition): "\(prohibition)"
      case .termsUnknown: "termsUnknown"
      case .shareAlike: "shareAlike"
      }
    }
    self.credit = credit?.plainText()
  }
}
