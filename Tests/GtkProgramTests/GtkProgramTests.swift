import CGtk
import Gtk
import MainLoopBoot
import RandomPrograms
import Testing

/// Random programs over real widgets, settings and list models. One serialised suite, because there is one GTK.
@Suite(.serialized, .enabled("needs a display, for example xvfb-run", { await MainActor.run { hasDisplay } }))
@MainActor struct GtkProgramTests {
  /// Each end holds what a judge computes from all that was ever done, and each observer has been told it.
  @Test func widgetsAtTheEndsOfBindings() { family(.trees).test(Seeds.share(20, of: usual)) }

  /// Rings of bindings agree on what all their ends accept.
  @Test func ringsThroughWidgetsThatClamp() { family(.rings).test(Seeds.share(30, of: usual)) }

  /// Whatever observers do from inside, everything agrees in the end, and what is let go of goes.
  @Test func observersThatActFromInside() { family(.answers).test(Seeds.share(20, of: usual)) }

  /// List models announce exactly what becomes of their arrays, and lists show it and keep what is selected.
  @Test func listsThatFollowArrays() {
    let family = Family<ListProgram>(
      make: { seed in
        var generator = ListGenerator(seed: seed)
        return generator.make(size: 3)
      },
      judge: { ListRun.complaint(about: $0) }, shrink: { $0.shrunk(while: $1) }, text: { $0.text })
    family.test(Seeds.share(30, of: usual))
  }

  /// How many programs there are unless the environment says otherwise.
  private let usual = 3_000

  private func family(_ style: Generator.Style) -> Family<Program> {
    Family(
      make: { seed in
        var generator = Generator(seed: seed, style: style)
        return generator.make(size: 5)
      },
      judge: { program in Judge(program, Run.of(program)).complaint() }, shrink: { $0.shrunk(while: $1) },
      text: { $0.text })
  }
}

/// Whether GTK could be initialised on the thread that the tests run on.
private let hasDisplay: Bool = main_loop_boot_is_available() != 0 && gtk_init_check() != 0
