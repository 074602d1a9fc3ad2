import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  // Several times, since the loop has to meet the moment when the libraries are gone and the process is not.
  @Test(arguments: 1...8) func `An exit beside the main loop took libX11 away from GTK`(_ time: Int) async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(gtk_init_check() != 0)
      let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
      // The loop is in libX11 all the time, also while the process ends.
      g_idle_add(
        {
          gdk_device_get_surface_at_position(OpaquePointer($0), nil, nil)
          return 1
        }, UnsafeMutableRawPointer(pointer))
    }
  }

  @Test func `An exit test that hung kept all others from being seen`() async {
    await #expect(processExitsWith: .success) {
      // Ends the process with a signal when it is over.
      #expect((1...1200).contains(alarm(0)))
    }
  }
}
