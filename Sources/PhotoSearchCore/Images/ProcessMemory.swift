import CCurl

/// How the program allocates memory.
public nonisolated enum ProcessMemory {
  /// Makes all threads share one heap. For programs that show image after image for hours. Call it before there is a
  /// second thread.
  ///
  /// By default, glibc gives each thread its own heap, up to eight per core, and memory that is free in one is of no
  /// use to the others. Images are fetched, decoded and released on whichever threads are free, so each heap grew to
  /// the most it had ever needed at once. After 250 searches, the textures and everything else took 98 MB, and the
  /// heaps took 139 MB and grew with every search. One heap takes 112 MB, after the first ten searches and after
  /// hundreds.
  public static func useOneHeap() {
    vesper_use_one_heap()
  }
}
