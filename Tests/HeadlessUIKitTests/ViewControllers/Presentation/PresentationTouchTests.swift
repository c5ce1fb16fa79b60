import Testing
import UIKit

@testable import HeadlessUIKit

/// Touches outside of sheets and popovers, and on sheets.
@MainActor @Suite struct PresentationTouchTests {
  private let below = UIViewController()
  private let above = UIViewController()
  private let log = Log()

  private final class Log: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempted")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  /// A phone of 400 x 800 points with safe area insets of 50 and 30: a sheet is 740 points high at most, 385 at the medium detent.
  private func showSheet(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws -> HostedScreen {
    let screen = Screens.show(below)
    let sheet = try #require(above.sheetPresentationController)
    sheet.delegate = log
    prepare(sheet)
    below.present(above, animated: false)
    screen.window.updateScreen()
    return screen
  }

  @Test func aTapBesideASheetDismissesItAndTells() throws {
    let screen = try showSheet { $0.detents = [.medium()] }
    screen.window.send(.tap(at: CGPoint(x: 200, y: 600)))
    #expect(below.presentedViewController === above && log.calls.isEmpty)
    screen.window.send(.tap(at: CGPoint(x: 200, y: 100)))
    screen.window.updateScreen()
    #expect(below.presentedViewController == nil)
    #expect(log.calls == ["should", "will", "did"])
    screen.close()
  }

  @Test func contentThatMustBeAnsweredStays() throws {
    let inner = UIViewController()
    above.addChild(inner)
    above.view.addSubview(inner.view)
    inner.didMove(toParent: above)
    inner.isModalInPresentation = true
    let screen = try showSheet { $0.detents = [.medium()] }
    screen.window.send(.tap(at: CGPoint(x: 200, y: 100)))
    #expect(below.presentedViewController === above)
    #expect(log.calls == ["attempted"])
    screen.close()
  }

  @Test func besideAnUndimmedSheetTouchesReachWhatIsBelow() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    below.view.addSubview(button)
    let screen = try showSheet {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    screen.window.send(.tap(at: CGPoint(x: 150, y: 120)))
    #expect(taps == 1 && below.presentedViewController === above)
    screen.close()
  }

  @Test func aFingerTakesASheetToTheNearestDetent() throws {
    let screen = try showSheet { $0.detents = [.medium(), .large()] }
    // Slowly, so that the position where the finger is lifted decides: 385 + 200 is nearer to 740 than to 385.
    screen.window.send(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 5))
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(log.calls == ["com.apple.UIKit.large"])
    screen.window.send(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350), duration: 5))
    #expect(log.calls == ["com.apple.UIKit.large"])
    screen.window.send(.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 5))
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == .medium)
    #expect(above.view.convert(above.view.bounds, to: nil).minY == 415)
    screen.close()
  }

  @Test func aFingerTakesASheetAway() throws {
    let screen = try showSheet { $0.detents = [.medium(), .large()] }
    // 385 - 300 is nearer to zero than to the medium detent.
    screen.window.send(.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 750), duration: 5))
    screen.window.updateScreen()
    #expect(below.presentedViewController == nil)
    #expect(log.calls == ["should", "will", "did"])
    screen.close()
  }

  // MARK: Popovers

  private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var isWilling = false
    var calls: [String] = []
    func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
      calls.append("should")
      return isWilling
    }
    func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
      calls.append("did")
    }
  }

  @Test func aTapBesideAPopoverAsksOlderDelegatesToo() throws {
    let screen = Screens.show(
      below,
      on: ScreenConfiguration(
        size: CGSize(width: 1000, height: 800), safeAreaInsets: .zero,
        traits: UITraitCollection.standard.modifyingTraits {
          $0.userInterfaceIdiom = .pad
          $0.horizontalSizeClass = .regular
        }))
    var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    below.view.addSubview(button)
    above.modalPresentationStyle = .popover
    let popover = try #require(above.popoverPresentationController)
    let delegate = OldDelegate()
    popover.delegate = delegate
    popover.sourceView = below.view
    popover.sourceRect = CGRect(x: 500, y: 100, width: 10, height: 10)
    popover.passthroughViews = [button]
    below.present(above, animated: false)
    screen.window.updateScreen()

    screen.window.send(.tap(at: CGPoint(x: 60, y: 40)))
    #expect(taps == 1 && delegate.calls.isEmpty)
    screen.window.send(.tap(at: CGPoint(x: 60, y: 700)))
    #expect(delegate.calls == ["should"] && below.presentedViewController === above)
    delegate.isWilling = true
    screen.window.send(.tap(at: CGPoint(x: 60, y: 700)))
    screen.window.updateScreen()
    #expect(delegate.calls == ["should", "should", "did"] && below.presentedViewController == nil)
    screen.close()
  }
}
