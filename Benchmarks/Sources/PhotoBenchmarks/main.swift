import Foundation

// The parts that run in processes of their own, see `Child`.
let words = CommandLine.arguments
switch words.dropFirst().first {
case "--serve": try serveThumbnails()
case "--fetch": await fetchThumbnails(Int(words[2]) ?? 0, from: words[3])
case "--search": try await searchOnce(in: words[2])
case "--nothing": break
default:
  let scratch = Scratch()
  let wanted = Set(words.dropFirst())
  func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
  if isWanted("pages") { try await measurePages() }
  if isWanted("thumbnails") { try await measureThumbnails(scratch) }
  if isWanted("start") { try await measureStart(scratch) }
  if isWanted("lookups") { try await measureLookups(scratch) }
  if isWanted("calls") { try await measureCalls(scratch) }
  if isWanted("recognition") { measureRecognition() }
  if isWanted("saved") { try await measureSavedSearches(scratch) }
}
