import HeadlessUIKit
import Onion
import Testing
import UIKit

/// Pages that are ready before they are visible, and the current one.
@MainActor @Suite struct PaginatedControllerTests {
  private final class Page: UIViewController {
    let number: Int
    private(set) var events: [String] = []

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { number == 1 }

    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }

    func forget() { events = [] }
  }

  /// Weak references, by number.
  @MainActor private final class Made {
    var pages: [Int: Page] { Dictionary(uniqueKeysWithValues: held.compactMap { $0.page }.map { ($0.number, $0) }) }
    var count = 0
    private var held: [Held] = []

    func make(_ number: Int) -> Page {
      let page = Page(number)
      held.append(Held(page: page))
      count += 1
      return page
    }

    private struct Held {
      weak var page: Page?
    }
  }

  private let made = Made()

  private func pages(_ count: Int = 5, at page: Int = 0, neighbours: Int = 1) -> PaginatedController {
    PaginatedController(pageCount: count, currentPage: page, preloadedNeighbours: neighbours) { [made] in
      made.make($0)
    }
  }

  private func scrollView(of pages: PaginatedController) throws -> UIScrollView {
    try #require(pages.view.view(identified: "Pages.scrollView") as? UIScrollView)
  }

  @Test func thePageAndItsNeighboursAreReady() {
    let pages = pages(at: 2)
    let stage = Stage(pages)
    defer { stage.close() }
    #expect(pages.loadedPages == [1, 2, 3])
    #expect(made.pages[2]?.view.onScreen == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(made.pages[1]?.view.onScreen.minX == -375)
    #expect(made.pages[3]?.view.onScreen.minX == 375)
    #expect(made.count == 3)
  }

  /// Constraints are solved before the first layout: in pages without a size, many of them could not be satisfied.
  @Test func pagesHaveASizeBeforeTheFirstLayout() {
    let pages = pages(at: 1)
    pages.loadViewIfNeeded()
    let size = pages.view.bounds.size
    #expect(size.width > 0 && size.height > 0)
    #expect(made.pages[0]?.view.frame == CGRect(origin: .zero, size: size))
    #expect(made.pages[1]?.view.frame == CGRect(origin: CGPoint(x: size.width, y: 0), size: size))
  }

  @Test func pagesTurnRoundWithTheWayOfReading() throws {
    let pages = pages(3)
    let stage = Stage(pages)
    defer { stage.close() }
    pages.view.semanticContentAttribute = .forceRightToLeft
    pages.view.setNeedsLayout()
    stage.update()
    #expect(try scrollView(of: pages).contentOffset.x == 750)
    #expect(made.pages[0]?.view.onScreen.minX == 0)
    #expect(made.pages[1]?.view.onScreen.minX == -375)
  }

  @Test func pagesThatAreFarAreLetGoOf() {
    let pages = pages()
    let stage = Stage(pages)
    defer { stage.close() }
    #expect(pages.loadedPages == [0, 1])
    pages.setCurrentPage(3, animated: false)
    #expect(pages.loadedPages == [2, 3, 4])
    #expect(Set(made.pages.keys) == [2, 3, 4])
  }

  @Test func aFingerTurnsThePage() throws {
    let pages = pages()
    let stage = Stage(pages)
    defer { stage.close() }
    var turned: [Int] = []
    pages.onPageChange = { turned.append($0) }
    let scrollView = try scrollView(of: pages)
    #expect(scrollView.isPagingEnabled)
    scrollView.contentOffset.x = 180
    #expect(pages.currentPage == 0)
    scrollView.contentOffset.x = 190
    #expect(pages.currentPage == 1)
    scrollView.contentOffset.x = 375
    #expect(turned == [1])
    let indicator = try #require(pages.view.view(identified: "Pages.indicator") as? UIPageControl)
    #expect(indicator.currentPage == 1)
    #expect(indicator.numberOfPages == 5)
  }

  @Test func aSwipeTurnsOnePageAndStopsThere() {
    let pages = pages()
    let stage = Stage(pages)
    defer { stage.close() }
    stage.screen.window.send(.swipe(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400)))
    stage.update()
    #expect(pages.currentPage == 1)
    #expect(made.pages[1]?.view.onScreen.minX == 0)
  }

  @Test func theIndicatorTurnsThePage() throws {
    let pages = pages()
    let stage = Stage(pages)
    defer { stage.close() }
    let indicator = try #require(pages.view.view(identified: "Pages.indicator") as? UIPageControl)
    indicator.currentPage = 1
    UIView.performWithoutAnimation { indicator.sendActions(for: .valueChanged) }
    stage.update()
    #expect(pages.currentPage == 1)
    #expect(made.pages[1]?.view.onScreen.minX == 0)
  }

  @Test func thePageStaysWhenTheScreenTurns() {
    let pages = pages(at: 1)
    let stage = Stage(pages)
    defer { stage.close() }
    pages.setCurrentPage(2, animated: false)
    stage.screen.change(to: Stage.landscape)
    #expect(pages.currentPage == 2)
    #expect(made.pages[2]?.view.onScreen == CGRect(x: 0, y: 0, width: 812, height: 375))
    stage.screen.change(to: Stage.notch)
    #expect(pages.currentPage == 2)
    #expect(made.pages[2]?.view.onScreen == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func pagesGoTheWayOfReading() throws {
    let pages = pages()
    let stage = Stage(pages, on: Stage.notch(UITraitCollection(layoutDirection: .rightToLeft)))
    defer { stage.close() }
    #expect(made.pages[0]?.view.onScreen.minX == 0)
    #expect(made.pages[1]?.view.onScreen.minX == -375)
    try scrollView(of: pages).contentOffset.x -= 375
    #expect(pages.currentPage == 1)
  }

  @Test func onlyTheCurrentPageAppears() {
    let pages = pages()
    let stage = Stage(pages)
    #expect(made.pages[0]?.events == ["will appear", "did appear"])
    #expect(made.pages[1]?.events == [])
    made.pages[0]?.forget()
    pages.setCurrentPage(1, animated: false)
    #expect(made.pages[0]?.events == ["will disappear", "did disappear"])
    #expect(made.pages[1]?.events == ["will appear", "did appear"])
    made.pages[1]?.forget()
    stage.close()
    #expect(made.pages[1]?.events == ["will disappear", "did disappear"])
  }

  @Test func theCurrentPageDecidesOnTheStatusBar() {
    let pages = pages()
    let stage = Stage(pages, on: Stage.homeButton)
    defer { stage.close() }
    #expect(pages.view.safeAreaInsets.top == 20)
    pages.setCurrentPage(1, animated: false)
    stage.update()
    #expect(pages.view.safeAreaInsets.top == 0)
  }

  @Test func pagesKeepClearOfTheIndicator() throws {
    let pages = pages(2)
    let stage = Stage(pages)
    defer { stage.close() }
    let indicator = try #require(pages.view.view(identified: "Pages.indicator"))
    // A bar of 25 points and two thirds: its edges are no longer whole numbers.
    #expect(abs(indicator.onScreen.maxY - 778) < 1e-9)
    let page = try #require(made.pages[0])
    #expect(abs(page.view.safeAreaInsets.bottom - (812 - indicator.onScreen.minY)) < 1e-9)
  }

  @Test func onePageHasNoIndicator() throws {
    let pages = pages(1)
    let stage = Stage(pages)
    defer { stage.close() }
    #expect(made.pages[0]?.view.safeAreaInsets.bottom == 34)
  }

  @Test func pagesThatArentThereAreLeftOut() {
    let pages = pages(3)
    pages.setCurrentPage(3, animated: false)
    pages.setCurrentPage(-1, animated: false)
    #expect(pages.currentPage == 0)
    pages.setCurrentPage(2, animated: false)
    let stage = Stage(pages)
    defer { stage.close() }
    #expect(made.pages[2]?.view.onScreen.minX == 0)
  }

  @Test func everythingIsFreed() {
    weak var freed: PaginatedController?
    inScope {
      let pages = pages()
      freed = pages
      let stage = Stage(pages)
      pages.setCurrentPage(1, animated: false)
      stage.close()
    }
    #expect(freed == nil)
    #expect(made.pages.isEmpty)
  }
}
