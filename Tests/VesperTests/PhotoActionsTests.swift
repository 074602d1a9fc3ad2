import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

/// Tells how far it is, and fails.
private nonisolated struct FailingSaver: PhotoSaver {
  func save(
    _ photo: Photo, query: String, to target: SaveTarget, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    for received in 0..<3 { progress(.downloading(received: received, expected: 3)) }
    throw .notAPicture
  }

  func path(of photo: Photo) async -> String? { nil }
}

@Suite(
  .serialized, .timeLimit(.minutes(30)), .enabled("needs a display", { await MainActor.run { Application.hasDisplay } })
)
@MainActor struct PhotoActionsTests {
  @Test func `Progress that came late took the place of why a photo could not be had`() async {
    let samples = SamplePhotosSource(directory: "/nowhere")
    let viewModel = PhotoSearchViewModel(sources: [samples], chosenSource: .samples, today: Date())
    let photo = Photo(
      id: PhotoID(source: .samples, id: "1"), title: "Snail", license: License(.cc0, version: "1.0"), thumbnail: nil)
    viewModel.selection.detail.value = photo
    let taking = PhotoActions(
      viewModel, copies: FailingSaver(), decoder: DecoderProcesses(program: Installation.current.decoder), window: nil)
    for _ in 0..<300 {
      taking.begin { taking, _ in try await taking.file(of: photo) }
      for _ in 0..<20 { await Task.yield() }
      while taking.state.value == .idle { await Task.yield() }
      while taking.state.value.isUnderWay { await Task.yield() }
      for _ in 0..<20 { await Task.yield() }
      guard case .failed = taking.state.value else {
        Issue.record("it says \(taking.state.value)")
        return
      }
    }
  }
}
