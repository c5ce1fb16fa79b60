import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Movements of a scroll view's content, and the calls about them.
@MainActor @Suite struct ScrollMotionTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var zoomed: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(Int(scrollView.contentOffset.y))") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom \(Int(scrollView.zoomScale))") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func shown(_ scroll: UIScrollView, insets: UIEdgeInsets = .zero) -> HostedScreen {
    let traits = UITraitCollection.standard.modifyingTraits { $0.displayScale = 2 }
    return HostedScreen(
      ScreenConfiguration(size: CGSize(width: 400, height: 800), safeAreaInsets: insets, traits: traits)
    ) {
      let controller = UIViewController()
      controller.view = scroll
      return controller
    }
  }

  @Test func animatedMovesEndWithTheNextUpdate() {
    let delegate = Delegate()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let screen = shown(scroll)
    defer { screen.close() }
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(delegate.log == ["scroll 100"])
    screen.window.updateScreen()
    #expect(delegate.log == ["scroll 100", "end"])
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    screen.window.updateScreen()
    #expect(delegate.log == ["scroll 100", "end", "scroll 200"])
  }

  @Test func whatIsMadeVisibleStaysWithinTheContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentInset = UIEdgeInsets(10, 0, 20, 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 50), animated: false)
    // The end of the content and the inset below it: 300 + 20 - 100.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 220))
  }

  @Test func contentKeepsItsPlaceWhenInsetsChangeWhileItIsScrolledAway() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let screen = shown(scroll, insets: UIEdgeInsets(50, 0, 30, 0))
    defer { screen.close() }
    #expect(scroll.contentOffset.y == -50)
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -70)
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func everyBehaviourTakesItsShareOfTheSafeArea() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 2000, height: 100)
    let screen = shown(scroll, insets: UIEdgeInsets(50, 5, 30, 6))
    defer { screen.close() }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(0, 5, 0, 6))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == UIEdgeInsets(0, 5, 0, 6))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(50, 5, 30, 6))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == UIEdgeInsets(50, 5, 30, 6))
  }

  @Test func theAutomaticBehaviourKeepsShortContentClearOfANavigationControllersBars() {
    func topInset(adjusts: Bool) -> CGFloat {
      let controller = UIViewController()
      controller.automaticallyAdjustsScrollViewInsets = adjusts
      let scroll = UIScrollView()
      controller.view = scroll
      let screen = Screens.show(UINavigationController(rootViewController: controller))
      defer { screen.close() }
      #expect(scroll.safeAreaInsets.top > 50)
      return scroll.adjustedContentInset.top
    }
    #expect(topInset(adjusts: true) > 50)
    #expect(topInset(adjusts: false) == 0)
  }

  @Test func zoomingScalesTheContentAboutItsMiddle() {
    let delegate = Delegate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(view)
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.maximumZoomScale = 4
    delegate.zoomed = view
    scroll.delegate = delegate
    scroll.zoomScale = 2
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    #expect(delegate.log.last == "zoom 2")
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aRefreshingControlKeepsRoomAboveTheContent() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    let screen = shown(scroll)
    defer { screen.close() }
    control.beginRefreshing()
    screen.window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentOffset.y == 0)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    scroll.contentOffset.y = -60
    control.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 0)
    #expect(scroll.contentOffset.y == 0)
  }

  private final class PictureController: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      scroll.contentSize = picture.frame.size
      scroll.addSubview(picture)
      view.addSubview(scroll)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      scroll.minimumZoomScale = view.bounds.width / 800
      scroll.zoomScale = scroll.minimumZoomScale
      scroll.contentInset.top = (view.bounds.height - picture.frame.height) / 2
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  /// An image viewer scales to fit before the first layout, and centres with insets.
  @Test func aScaleBeforeTheFirstLayoutLeavesTheContentToTheInsets() {
    let controller = PictureController()
    let screen = Screens.show(controller)
    defer { screen.close() }
    let view = controller.scroll
    #expect(controller.picture.frame.width == view.bounds.width)
    #expect(view.contentOffset.y == -view.contentInset.top && view.contentInset.top > 0)
  }
}
