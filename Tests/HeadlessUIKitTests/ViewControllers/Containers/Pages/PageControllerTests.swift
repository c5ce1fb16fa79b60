import Testing
import UIKit

@testable import HeadlessUIKit

/// The layout of a page controller's pages, on a screen of 400 x 800 points with safe area insets of 50 and 30.
@MainActor @Suite struct PageControllerTests {
  let log = CallLog()

  init() { HostedScreen.apply(.standard) }

  private func scrolling(spacing: CGFloat? = nil) -> UIPageViewController {
    UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: spacing.map { [.interPageSpacing: $0] })
  }

  private func scrollView(_ controller: UIPageViewController) -> UIScrollView {
    controller.view.subviews.compactMap { $0 as? UIScrollView }.first!
  }

  // MARK: Geometry

  @Test func aPageFillsTheControllerAndItsSafeArea() {
    let pages = scrolling()
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    screen.close()
  }

  @Test func threePagesOfRoomLieSideBySideAndTheMiddleOneIsSeen() {
    let pages = scrolling()
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    let scrollView = scrollView(pages)
    #expect(String(describing: type(of: scrollView)) == "_UIQueuingScrollView")
    #expect(scrollView.contentSize == CGSize(width: 1200, height: 800))
    #expect(scrollView.contentOffset == CGPoint(x: 400, y: 0))
    screen.close()
  }

  @Test func roomBetweenPagesStandsOutsideOfTheController() {
    let pages = scrolling(spacing: 20)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    #expect(scrollView(pages).frame == CGRect(x: -10, y: 0, width: 420, height: 800))
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.close()
  }

  @Test func aTurnOfTheDeviceKeepsThePage() {
    let pages = scrolling()
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    screen.change(to: Screens.wide())
    #expect(pages.viewControllers == [page])
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 800, height: 400))
    screen.close()
  }

  @Test func theSpineInTheMiddleShowsTwoPages() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pages.spineLocation == .mid)
    #expect(pages.isDoubleSided)
    let (left, right) = (UIViewController(), UIViewController())
    pages.setViewControllers([left, right], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    #expect(left.view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
    #expect(right.view.frame == CGRect(x: 200, y: 0, width: 200, height: 800))
    screen.close()
  }

  @Test func theDelegateChoosesTheSpineWhenTheDeviceTurns() {
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let delegate = Spine()
    pages.delegate = delegate
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    screen.change(to: Screens.wide())
    #expect(pages.spineLocation == .mid)
    #expect(pages.viewControllers?.count == 2)
    screen.close()
  }

  private final class Spine: NSObject, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      guard orientation.isLandscape else { return .min }
      let pages = [UIViewController(), UIViewController()]
      pageViewController.setViewControllers(pages, direction: .forward, animated: false)
      return .mid
    }
  }

  // MARK: The page control

  @Test func aPageControlOf37PointsIsShownForADataSourceThatCounts() throws {
    let book = Book(3)
    let pages = scrolling()
    pages.dataSource = book
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.frame == CGRect(x: 0, y: 800 - 30 - 37, width: 400, height: 37))
    #expect(scrollView(pages).frame.height == 733)
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 1)
    screen.close()
  }

  @Test func noPageControlWithoutTheOptionalMethodsOrForPagesThatCurl() {
    let plain = PlainBook()
    let pages = scrolling()
    pages.dataSource = plain
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(!pages.view.subviews.contains { $0 is UIPageControl })

    let book = Book(3)
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curling.dataSource = book
    curling.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    #expect(!curling.view.subviews.contains { $0 is UIPageControl })
  }

  // MARK: Callbacks

  @Test func aChangeOfPagesTellsBothInOrder() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let pages = scrolling()
    pages.setViewControllers([a], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    #expect(
      log.take() == [
        "a willMove(nil)", "a didMove(nil)", "a load", "a willAppear", "a isAppearing", "a didAppear",
      ])
    var isComplete: Bool?
    pages.setViewControllers([b], direction: .forward, animated: false) { isComplete = $0 }
    #expect(isComplete == true)
    #expect(
      log.take() == [
        "b willMove(nil)", "b load", "b willAppear", "a willDisappear", "b isAppearing", "b didAppear",
        "a willMove(nil)", "a didDisappear", "a didMove(nil)", "b didMove(nil)",
      ])
    #expect(pages.children == [b])
    screen.close()
  }

  @Test func anAnimatedChangeEndsWithTheNextUpdate() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let pages = scrolling()
    pages.setViewControllers([a], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    _ = log.take()
    var isComplete = false
    pages.setViewControllers([b], direction: .forward, animated: true) { isComplete = $0 }
    #expect(!isComplete)
    #expect(
      log.take() == ["b willMove(nil)", "b load", "b willAppear", "a willDisappear", "b isAppearing"])
    screen.window.updateScreen()
    #expect(isComplete)
    #expect(
      log.take() == ["b didAppear", "a willMove(nil)", "a didDisappear", "a didMove(nil)", "b didMove(nil)"])
    screen.close()
  }

  // MARK: Scrolling

  @Test func scrollingAWholePageEndsAtTheNeighbor() {
    let book = Book(3)
    let pages = scrolling()
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    #expect(book.calls.isEmpty)
    let scrollView = scrollView(pages)
    scrollView.contentOffset.x = 600
    #expect(book.calls == ["will 1"])
    let next = book.pages[1].view!
    #expect(next.convert(next.bounds, to: nil).minX == 200)
    scrollView.contentOffset.x = 800
    #expect(book.calls == ["will 1", "did 0 true"])
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(scrollView.contentOffset.x == 400)
    #expect(next.convert(next.bounds, to: nil).minX == 0)
    #expect(pages.view.subviews.compactMap { $0 as? UIPageControl }.first?.currentPage == 1)
    screen.close()
  }

  @Test func scrollingBackLeavesThePage() {
    let book = Book(3)
    let pages = scrolling()
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let screen = Screens.show(pages)
    scrollView(pages).contentOffset.x = 500
    scrollView(pages).contentOffset.x = 400
    #expect(book.calls == ["will 1", "did 0 false"])
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(pages.children == [book.pages[0]])
    screen.close()
  }

  @Test func theNextPageLiesOnTheLeftFromRightToLeft() {
    let book = Book(2)
    let pages = scrolling()
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let screen = Screens.show(pages, on: Screens.tall { $0.layoutDirection = .rightToLeft })
    scrollView(pages).contentOffset.x = 0
    #expect(pages.viewControllers == [book.pages[1]])
    screen.close()
  }
}

/// A data source with ordered pages, which counts them.
@MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  private(set) var calls: [String] = []

  init(_ count: Int) { pages = (0..<count).map { _ in UIViewController() } }

  private func neighbor(of page: UIViewController, _ offset: Int) -> UIViewController? {
    let index = pages.firstIndex(of: page)! + offset
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex(of: pageViewController.viewControllers![0])!
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("will \(pages.firstIndex(of: pendingViewControllers[0])!)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did \(pages.firstIndex(of: previousViewControllers[0])!) \(completed)")
  }
}

@MainActor private final class PlainBook: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
