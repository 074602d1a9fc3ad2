import Testing

/// What the program does, as a whole: the built executable in a process, with a bus and a service of its own.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct VesperTests: ProgramTests {
  init() { expectMainLoop() }
}

/// What it keeps: saved photos and their collections, earlier searches, settings, where it was.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct VesperStorageTests: ProgramTests {
  init() { expectMainLoop() }
}

/// How its window moves, and is used with keys alone, with the mouse and with assistive technology.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct VesperWindowTests: ProgramTests {
  init() { expectMainLoop() }
}
