import CCurl

/// How the program gets memory from the system.
public nonisolated enum ProcessMemory {
  /// Has all threads share one heap. For programs that show one picture after another for hours; to be called before
  /// there is a second thread.
  ///
  /// By its own rule glibc gives each thread another heap, up to eight for each core, and what is free in one is of no use
  /// to the others. Pictures are fetched, decoded and let go by whichever threads have time, so that each heap grew to what
  /// it ever needed at once: after 250 searches the textures and all else took 98 MB, and the heaps 139 MB and more with
  /// every search. One heap takes 112 MB, after the first ten searches and after hundreds.
  public static func useOneHeap() {
    vesper_use_one_heap()
  }
}
