import CGtk

extension Gdk.Texture {
  /// Memory that the pixels take, in bytes.
  public final var byteCount: Int { width * height * 4 }
}

/// A texture on its way from the thread that made it to the main one.
nonisolated struct NewTexture: Sendable {
  /// Sound: a reference that nobody else has, on a GObject that is made for any thread.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// The texture. Called once, because it takes over the reference.
  @MainActor func wrapped() -> Gdk.Texture { givenObject(opaque: pointer)! }
}
