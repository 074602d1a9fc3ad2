import CGtk

extension Gdk.Texture {
  /// The memory used by the pixels, in bytes.
  public final var byteCount: Int { width * height * 4 }
}

/// A texture in transit from the thread that made it to the main thread.
nonisolated struct NewTexture: Sendable {
  /// Sound: the only reference to a GObject that may be used from any thread.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Returns the wrapped texture. Call it only once, because it takes over the reference.
  @MainActor func wrapped() -> Gdk.Texture { givenObject(opaque: pointer)! }
}
