import HeadlessSwiftUI
import StandIns
import Testing
import TipKit
import UIKit

private struct HiddenTip: Tip {
  static let isOn = Tips.Parameter<Bool>(id: "HiddenTip.isOn", wrappedValue: false)
  static let opened = Event(id: "opened")

  var title: Text { Text("Hold to favour") }
  var message: Text? { Text("The list is sorted by favourites.") }
  var rules: [Rule] {
    Rule(Self.isOn) { $0 }
    Rule(Self.opened) { $0.donations.count >= 2 }
  }
}

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
  var actions: [Action] { Action(id: "more", title: "Learn More") }
}

private struct OnceTip: Tip {
  var title: Text { Text("Once") }
  var options: [any TipOption] {
    MaxDisplayCount(1)
    IgnoresDisplayFrequency(true)
  }
}

private struct Screen<Content: Tip>: View {
  let tip: Content
  var body: some View {
    VStack(spacing: 0) {
      TipView(tip)
      Text("Below")
    }
  }
}

/// Tips are shown as TipKit's rules say. The state of tips is the test's.
@MainActor @Suite struct TipTests {
  @Test func tipsWaitForTheConfiguration() throws {
    try withAnswers(NoAnswers()) {
      #expect(PlainTip().status == .pending)
      try Tips.configure()
      #expect(PlainTip().status == .available)
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    }
    // The next test begins anew.
    withAnswers(NoAnswers()) { #expect(PlainTip().status == .pending) }
  }

  @Test func allRulesHaveToBeSatisfied() async throws {
    try await withAnswers(NoAnswers()) {
      try Tips.configure()
      HiddenTip.isOn.wrappedValue = true
      await HiddenTip.opened.donate()
      #expect(!HiddenTip().shouldDisplay)
      HiddenTip.opened.sendDonation()
      #expect(HiddenTip().shouldDisplay)
      HiddenTip.isOn.wrappedValue = false
      #expect(HiddenTip().status == .pending)
    }
  }

  @Test func anInvalidatedTipStaysSo() async throws {
    try await withAnswers(NoAnswers()) {
      try Tips.configure()
      PlainTip().invalidate(reason: .actionPerformed)
      PlainTip().invalidate(reason: .tipClosed)
      #expect(PlainTip().status == .invalidated(.actionPerformed))
      await PlainTip().resetEligibility()
      #expect(PlainTip().status == .available)
    }
  }

  @Test func testingShowsAndHidesTips() throws {
    try withAnswers(NoAnswers()) {
      try Tips.configure()
      Tips.showTipsForTesting([HiddenTip.self])
      #expect(HiddenTip().shouldDisplay)
      Tips.hideAllTipsForTesting()
      #expect(!HiddenTip().shouldDisplay && !PlainTip().shouldDisplay)
    }
  }

  @Test func aViewShowsItsTipWhileItMay() throws {
    try withAnswers(NoAnswers()) {
      let controller = UIHostingController(rootView: Screen(tip: PlainTip()))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      @MainActor func height() -> CGFloat { controller.sizeThatFits(in: CGSize(width: 390, height: 800)).height }
      let alone = height()
      try Tips.configure()
      // The card's insets of 16, a title of 17 points, the line between gaps of 12, and a button of 15 points.
      #expect(abs(height() - (alone + 32 + 61 / 3 + 24 + 1 / 3 + 18)) < 0.01)
      PlainTip().invalidate(reason: .actionPerformed)
      #expect(height() == alone)
    }
  }

  @Test func aPopoverPointsAtItsView() throws {
    struct Anchor: View {
      var body: some View { Button("Tap") {}.popoverTip(PlainTip(), arrowEdge: .top) }
    }
    try withAnswers(NoAnswers()) {
      try Tips.configure()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UIHostingController(rootView: Anchor())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let presented = try #require(controller.presentedViewController)
      #expect(presented.modalPresentationStyle == .popover)
      let frame = presented.view.convert(presented.view.bounds, to: nil)
      #expect(frame.minY > 422 && abs(frame.midX - 195) < 1)
      PlainTip().invalidate(reason: .actionPerformed)
      window.updateScreen()
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func aTipIsShownAsOftenAsItMay() throws {
    try withAnswers(NoAnswers()) {
      try Tips.configure()
      @MainActor func show() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIHostingController(rootView: Screen(tip: OnceTip()))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
      }
      show()
      #expect(OnceTip().status == .available)
      show()
      #expect(OnceTip().status == .invalidated(.displayCountExceeded))
    }
  }

  @Test func oneTipIsShownWithinTheFrequency() throws {
    try withAnswers(NoAnswers()) {
      try Tips.configure([.displayFrequency(.daily)])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIHostingController(rootView: Screen(tip: PlainTip()))
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      Tips.showTipsForTesting([])
      HiddenTip.isOn.wrappedValue = true
      HiddenTip.opened.sendDonation()
      HiddenTip.opened.sendDonation()
      #expect(PlainTip().shouldDisplay && OnceTip().shouldDisplay && !HiddenTip().shouldDisplay)
    }
  }

  @Test func aGroupShowsOneTip() throws {
    try withAnswers(NoAnswers()) {
      try Tips.configure()
      let ordered = TipGroup(.ordered) {
        HiddenTip()
        PlainTip()
      }
      let first = TipGroup(.firstAvailable) {
        HiddenTip()
        PlainTip()
      }
      #expect(ordered.currentTip == nil && first.currentTip is PlainTip)
      HiddenTip().invalidate(reason: .tipClosed)
      #expect(ordered.currentTip is PlainTip)
    }
  }

  @Test func statusesFollow() async throws {
    try await withAnswers(NoAnswers()) {
      try Tips.configure()
      var statuses = PlainTip().statusUpdates.makeAsyncIterator()
      #expect(await statuses.next() == .available)
      PlainTip().invalidate(reason: .tipClosed)
      #expect(await statuses.next() == .invalidated(.tipClosed))
    }
  }
}

private struct NoAnswers: StandInAnswers {}
