import BindingTesting
import Gtk
import MainLoopBoot
import Testing

@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct BannerTests {
  private func banner(_ scheduler: TestScheduler) -> Banner {
    let banner = Banner(buttonLabel: "Do", canBeClosed: true, scheduler: scheduler)
    banner.passes.value = true
    banner.text = "Done."
    banner.revealChild = true
    return banner
  }

  @Test func itGoesWhenThereWasTimeToReadIt() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    scheduler.advance(by: Banner.readingTime - .milliseconds(1))
    #expect(banner.revealChild)
    scheduler.advance(by: .milliseconds(1))
    #expect(!banner.revealChild)
  }

  @Test func whatIsToldOnceMoreHasAllTheTimeAgain() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    scheduler.advance(by: .seconds(5))
    banner.text = "Done."
    scheduler.advance(by: .seconds(5))
    #expect(banner.revealChild)
    scheduler.advance(by: .seconds(3))
    #expect(!banner.revealChild)
  }

  @Test func whatIsAFailureNowStays() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    banner.passes.value = false
    scheduler.advance(by: .seconds(60))
    #expect(banner.revealChild)
  }
}
