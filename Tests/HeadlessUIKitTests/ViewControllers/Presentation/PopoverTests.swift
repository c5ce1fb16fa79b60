import Testing
import UIKit

@testable import HeadlessUIKit

/// Popovers and their arrows.
@MainActor @Suite struct PopoverTests {
  private let below = UIViewController()
  private let above = UIViewController()
  private let source = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 40))

  private func show(
    on configuration: ScreenConfiguration = Screens.tablet,
    _ prepare: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> HostedScreen {
    let screen = Screens.show(below, on: configuration)
    below.view.addSubview(source)
    above.modalPresentationStyle = .popover
    let popover = try #require(above.popoverPresentationController)
    popover.sourceView = source
    prepare(popover)
    below.present(above, animated: true)
    screen.window.updateScreen()
    return screen
  }

  private var place: CGRect { above.view.convert(above.view.bounds, to: nil) }

  @Test func aPopoverHangsBelowItsSourceAndTheArrowIsPartOfTheSafeArea() throws {
    let screen = try show()
    // 320 x 480 and 13 points of arrow, in the middle below the source.
    #expect(place == CGRect(x: 490, y: 140, width: 320, height: 493))
    #expect(above.view.safeAreaInsets == UIEdgeInsets(13, 0, 0, 0))
    #expect(above.popoverPresentationController?.arrowDirection == .up)
    #expect(above.traitCollection.horizontalSizeClass == .compact)
    #expect(above.traitCollection.userInterfaceLevel == .elevated)
    screen.close()
  }

  @Test func thePreferredSizeAndThePermittedDirectionsCount() throws {
    above.preferredContentSize = CGSize(width: 200, height: 100)
    let screen = try show { $0.permittedArrowDirections = .right }
    // To the left of the source, 13 points of arrow on its right; no closer than 10 points to the safe area above.
    #expect(place == CGRect(x: 387, y: 70, width: 213, height: 100))
    #expect(above.view.safeAreaInsets == UIEdgeInsets(0, 0, 0, 13))
    above.preferredContentSize.width = 300
    screen.window.updateScreen()
    #expect(place.width == 313)
    screen.close()
  }

  final class OwnBackground: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(5, 6, 7, 8) }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  @Test func aBackgroundOfTheAppsOwnSurroundsTheContent() throws {
    above.preferredContentSize = CGSize(width: 200, height: 100)
    let screen = try show { $0.popoverBackgroundViewClass = OwnBackground.self }
    let popover = try #require(above.popoverPresentationController)
    let background = try #require(popover.presentedView?.subviews.first as? OwnBackground)
    // 200 and 100 points of content, its insets around it, and above them 20 points of arrow.
    #expect(popover.frameOfPresentedViewInContainerView.size == CGSize(width: 214, height: 132))
    #expect(background.frame == CGRect(x: 0, y: 0, width: 214, height: 132))
    #expect(background.arrowDirection == .up && background.arrowOffset == 0)
    #expect(place.size == CGSize(width: 200, height: 100))
    // Converted by way of a transform, whose inverse isn't exact.
    #expect(abs(place.minY - 165) < 0.001)
    #expect(above.view.safeAreaInsets == .zero)
    screen.close()
  }

  @Test func itStaysWithinItsMargins() throws {
    let screen = try show { $0.sourceRect = CGRect(x: 350, y: 0, width: 40, height: 40) }
    #expect(place.maxX == 990)
    screen.close()
  }

  @Test func inCompactWidthItIsASheet() throws {
    let screen = try show(on: Screens.tall())
    #expect(place == CGRect(x: 0, y: 60, width: 400, height: 740))
    #expect(above.presentationController is UIPopoverPresentationController)
    #expect(above.presentationController?.containerView === above.view.superview?.superview)
    below.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(below.view.superview?.transform.isIdentity == true)
    screen.close()
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var source: UIView?
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      popoverPresentationController.sourceView = source
    }
  }

  @Test func theDelegateMayKeepThePopoverOnAPhone() throws {
    let delegate = Delegate()
    delegate.source = UIView(frame: CGRect(x: 180, y: 100, width: 40, height: 40))
    below.view.addSubview(delegate.source ?? UIView())
    above.preferredContentSize = CGSize(width: 200, height: 100)
    let screen = try show(on: Screens.tall()) {
      $0.delegate = delegate
      $0.sourceView = nil
    }
    #expect(place == CGRect(x: 100, y: 140, width: 200, height: 113))
    screen.close()
  }

  @Test func itPointsAtTheButtonOfABarButtonItem() throws {
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 1000, height: 50))
    toolbar.items = [item]
    below.view.addSubview(toolbar)
    let screen = try show {
      $0.sourceView = nil
      $0.barButtonItem = item
    }
    let button = try #require(item.frame(in: screen.window))
    #expect(button.minY >= 700 && button.maxY <= 750)
    #expect(above.popoverPresentationController?.arrowDirection == .down)
    #expect(place.maxY == button.minY)
    #expect(place.minX == 10)
    screen.close()
  }

  @Test func theArrowFollowsTheSourceAlongTheEdge() {
    func layout(sourceX: CGFloat) -> PopoverLayout {
      PopoverLayout(
        contentSize: CGSize(width: 200, height: 100), source: CGRect(x: sourceX, y: 0, width: 0, height: 10),
        available: CGRect(x: 10, y: 10, width: 400, height: 500), permitted: .any, scale: 2)
    }
    #expect(layout(sourceX: 200).arrowOffset == 0)
    // The bubble stops at 10; the arrow continues, as far as the corner allows.
    #expect(layout(sourceX: 60).frame.minX == 10)
    #expect(layout(sourceX: 60).arrowOffset == -50)
    #expect(layout(sourceX: 0).arrowOffset == -(100 - 13 - 18.5))
  }

  @Test func whereThereIsNoRoomItMayCoverItsSource() {
    func layout(mayOverlap: Bool) -> PopoverLayout {
      PopoverLayout(
        contentSize: CGSize(width: 200, height: 300), source: CGRect(x: 200, y: 200, width: 20, height: 100),
        available: CGRect(x: 0, y: 0, width: 400, height: 500), permitted: .up, mayOverlap: mayOverlap, scale: 2)
    }
    // The 200 points below the source are less than the content's 300 and the arrow's 13.
    #expect(layout(mayOverlap: false).frame == CGRect(x: 110, y: 300, width: 200, height: 200))
    #expect(layout(mayOverlap: true).frame == CGRect(x: 110, y: 187, width: 200, height: 313))
  }

  @Test func withoutASourceItTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let screen = HostedScreen(
          ScreenConfiguration(
            size: CGSize(width: 1000, height: 800),
            traits: UITraitCollection.standard.modifyingTraits { $0.horizontalSizeClass = .regular })
        ) { root }
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
        screen.close()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
  }
}
