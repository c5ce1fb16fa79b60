import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Scroll views and lists next to views of `safeAreaInset`: Apple's documentation lets the content scroll under them.
@MainActor @Suite struct ScrollInsetTests {
  private func bar(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

  @Test func scrollViewsExtendUnderViewsAtTheirEdges() throws {
    let shown = ShownView(
      ScrollView { Color.blue.frame(height: 2000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(50) }.safeAreaInset(edge: .top, spacing: 10) { bar(30) })
    let scroll = try #require(shown.first(UIScrollView.self))
    // The safe area ends 47 points from the top and 34 from the bottom.
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scroll.contentInset == UIEdgeInsets(top: 87, left: 0, bottom: 84, right: 0))
    #expect(scroll.contentOffset.y == -87)
  }

  /// As the headers of a plain list, pinned ones stay below the navigation bar, which ends 44 points below the status bar.
  @Test func pinnedHeadersStayBelowBars() throws {
    let shown = ShownView(
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(1...40, id: \.self) { Text("Row \($0)").frame(height: 50) }
            } header: {
              Text("Head").frame(height: 30)
            }
          }
        }.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
      })
    try #require(shown.first(UIScrollView.self)).contentOffset.y += 300
    shown.update()
    let header = try #require(shown.frame(of: "Head"))
    #expect(abs(header.midY - (47 + 44 + 15)) < 0.001)
  }

  @Test func listsExtendUnderViewsAtTheirEdges() throws {
    let shown = ShownView(
      List { Text("A") }.listStyle(.plain)
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(50) }.safeAreaInset(edge: .top, spacing: 10) { bar(30) })
    let table = try #require(shown.first(UITableView.self))
    #expect(table.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 87, left: 0, bottom: 84, right: 0))
    // A row is 44 points high.
    #expect(try #require(shown.frame(of: "A")).midY == 87 + 22)
  }

  @Test func pagesOfAStackAreInsetByViewsAtItsEdges() throws {
    let shown = ShownView(
      NavigationStack { List { Text("A") }.navigationBarTitleDisplayMode(.inline) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(50) })
    let table = try #require(shown.first(UITableView.self))
    #expect(table.convert(table.bounds, to: nil).maxY == 844)
    #expect(table.adjustedContentInset.bottom == 84)
  }

  @Test func paddingOfTheSafeAreaInsetsTheContent() throws {
    let shown = ShownView(
      ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 100) }.safeAreaPadding(.horizontal, 20))
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(scroll.frame.width == 390)
    #expect(scroll.contentInset.left == 20 && scroll.contentInset.right == 20)
    #expect(scroll.contentOffset.x == -20)
  }

  /// The content is inset from the bars already: a scroll view at its top doesn't extend under them, and neither does a background.
  @Test func contentDoesntExtendUnderBars() throws {
    let shown = ShownView(
      ScrollView {
        ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 100) }.frame(height: 100).background(Color.red)
      })
    let scrolls = shown.all(UIScrollView.self)
    #expect(scrolls.count == 2)
    #expect(scrolls.last?.frame.height == 100)
    #expect(shown.frames("Color").allSatisfy { $0.minY >= 47 })
  }

  /// Apple's documentation of `ContentMarginPlacement`: the automatic placement is for content and indicators.
  @Test(arguments: [ContentMarginPlacement.automatic, .scrollContent, .scrollIndicators])
  func marginsInsetContentAndIndicators(placement: ContentMarginPlacement) throws {
    let shown = ShownView(
      ScrollView { Block(width: 390, height: 2000) }.contentMargins(.vertical, 30, for: placement))
    defer { shown.screen.close() }
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(shown.frames("Block").map(\.minY) == [placement == .scrollIndicators ? 47 : 77])
    #expect(scroll.verticalScrollIndicatorInsets.top == (placement == .scrollContent ? 0 : 30))
    #expect(scroll.verticalScrollIndicatorInsets.bottom == (placement == .scrollContent ? 0 : 30))
  }

  @Test func marginsOfListsInsetTheIndicators() throws {
    let shown = ShownView(List { Text("A") }.contentMargins(.trailing, 9, for: .scrollIndicators))
    defer { shown.screen.close() }
    #expect(try #require(shown.first(UITableView.self)).verticalScrollIndicatorInsets.right == 9)
  }
}
