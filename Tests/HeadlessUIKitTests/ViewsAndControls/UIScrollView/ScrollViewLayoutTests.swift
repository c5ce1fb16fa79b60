import Testing
import UIKit

@testable import HeadlessUIKit

/// Constraints inside scroll views, and the offset after changes of sizes and insets. A screen of 375 x 812 with 44 and 34 points
/// of safe area above and below, at 3x.
@MainActor @Suite struct ScrollViewLayoutTests {
  private let size = CGSize(width: 375, height: 812)
  private let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  private let scroll = UIScrollView()

  private func show(_ build: (UIView) -> Void) -> HostedScreen {
    host(size, insets: insets) { view in
      scroll.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      pin(scroll, to: view)
      build(view)
    }
  }

  private func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }

  private func makeColumn(_ heights: [CGFloat]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: heights.map { Box(100, $0) })
    column.axis = .vertical
    column.spacing = 10
    return column
  }

  @Test func aColumnInTheContentGuideAsWideAsTheFrame() {
    let column = makeColumn([400, 500])
    let screen = show { _ in
      scroll.addSubview(column)
      column.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
        column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 375, height: 950))
    expect(column.frame, equals: CGRect(x: 0, y: 20, width: 375, height: 910))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
    expect(scroll.contentLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: 0, width: 375, height: 950))
    expect(scroll.frameLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: -44, width: 375, height: 812))
  }

  @Test func aRowThatScrollsSideways() {
    let row = UIStackView(arrangedSubviews: [Box(300, 50), Box(300, 50)])
    let screen = show { _ in
      scroll.addSubview(row)
      pin(row, to: scroll)
      row.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 600, height: 812))
    // Content as high as the view doesn't scroll down.
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
  }

  @Test func aContentSizeStaysWhereNoConstraintSpeaksOfTheEnd() {
    let box = Box().sized(50, 60)
    let wide = Box().sized(700, 40)
    let screen = show { _ in
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
        box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
      ])
    }
    defer { screen.close() }
    expect(box.frame, equals: CGRect(x: 10, y: 30, width: 50, height: 60))
    #expect(scroll.contentSize == CGSize(width: 375, height: 2000))
    // Constraints to both sides only determine the width.
    scroll.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.topAnchor.constraint(equalTo: box.bottomAnchor), wide.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      wide.rightAnchor.constraint(equalTo: scroll.rightAnchor),
    ])
    screen.window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 2000))
  }

  @Test func contentAtLeastAsHighAsTheFrame() {
    let content = UIView()
    let inner = Box(100, 200)
    let screen = show { _ in
      scroll.addSubview(content)
      pin(content, to: scroll)
      content.addSubview(inner)
      pin(inner, to: content)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor).isActive = true
    }
    defer { screen.close() }
    #expect(scroll.contentSize == size)
    inner.contentSize.height = 900
    screen.window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 375, height: 900))
  }

  @Test func marginsAsAttributesBelongToTheContent() {
    let content = Box(100, 1000)
    let screen = show { _ in
      scroll.addSubview(content)
      scroll.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      scroll.insetsLayoutMarginsFromSafeArea = false
      @MainActor func tie(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute) {
        NSLayoutConstraint(
          item: content, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
          constant: 0
        ).isActive = true
      }
      tie(.top, .topMargin)
      tie(.bottom, .bottomMargin)
      tie(.left, .leftMargin)
      tie(.right, .rightMargin)
    }
    defer { screen.close() }
    expect(content.frame, equals: CGRect(x: 20, y: 10, width: 100, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 160, height: 1040))
  }

  @Test func theSafeAreaOfAScrollViewStaysWhereItIsSeen() {
    let button = Box(60, 60)
    let screen = show { _ in
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.addSubview(button)
      button.bottomAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true
      button.trailingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.trailingAnchor, constant: -16).isActive =
        true
    }
    defer { screen.close() }
    // On the screen from 702 to 762: 812 - 34 - 16. The content starts 44 below the top of the screen.
    expect(button.frame, equals: CGRect(x: 299, y: 658, width: 60, height: 60))
    scroll.contentOffset.y = 500
    screen.window.layoutIfNeeded()
    expect(button.frame, equals: CGRect(x: 299, y: 1202, width: 60, height: 60))
    expect(scroll.safeAreaLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: 544, width: 375, height: 734))
    #expect(scroll.contentSize == CGSize(width: 375, height: 2000))
  }

  @Test func contentSeesNoMoreOfTheSafeAreaThatBecameInsets() {
    let content = UIView()
    let screen = show { _ in
      scroll.addSubview(content)
      pin(content, to: scroll)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    }
    defer { screen.close() }
    #expect(scroll.safeAreaInsets == insets && content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    screen.window.layoutIfNeeded()
    #expect(scroll.contentOffset == .zero && content.safeAreaInsets.top == 44)
  }

  @Test func contentThatDoesNotScrollIsNotInset() {
    let content = UIView()
    let screen = show { _ in
      scroll.addSubview(content)
      pin(content, to: scroll)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    }
    defer { screen.close() }
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    #expect(content.safeAreaInsets.top == 44)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == insets && scroll.contentOffset.y == -44)
  }

  @Test func insetsAddUpAndMoveContentAtItsStart() {
    let screen = show { _ in
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    }
    defer { screen.close() }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 60, left: 0, bottom: 50, right: 0))
    #expect(scroll.contentOffset.y == -60)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == 100)
  }

  // MARK: Valid offsets

  @Test func aKeyboardsInsetLetsGoOfTheEnd() {
    let screen = show { _ in scroll.contentSize = CGSize(width: 375, height: 2000) }
    defer { screen.close() }
    scroll.contentInset.bottom = 300
    // 2000 + 300 + 34 - 812
    scroll.contentOffset.y = 1522
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1222)
  }

  @Test func contentThatBecomesShorterComesBack() {
    let screen = show { _ in scroll.contentSize = CGSize(width: 375, height: 2000) }
    defer { screen.close() }
    scroll.contentOffset.y = 1000
    scroll.contentSize.height = 1500
    // 1500 + 34 - 812
    #expect(scroll.contentOffset.y == 722)
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset == .zero)
  }

  @Test func aViewThatGrowsShowsTheEndOfItsContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 800
    view.frame.size.height = 500
    #expect(view.contentOffset.y == 500)
  }

  @Test func anOffsetOutOfRangeIsLeftAlone() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentOffset.y = 300
    view.contentSize = CGSize(width: 100, height: 1000)
    #expect(view.contentOffset.y == 300)
  }

  @Test func pagesBesideEachOther() {
    let pages = (0..<3).map { _ in Box() }
    let row = UIStackView(arrangedSubviews: pages)
    row.distribution = .fillEqually
    let screen = show { _ in
      scroll.isPagingEnabled = true
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(row)
      pin(row, to: scroll)
      row.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
      row.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 3).isActive = true
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 1125, height: 812))
    #expect(pages.map(\.frame.minX) == [0, 375, 750])
  }

  @Test func aScrollViewInAScrollView() {
    let inner = UIScrollView()
    let row = UIStackView(arrangedSubviews: [Box(300, 80), Box(300, 60)])
    let column = UIStackView(arrangedSubviews: [Box(100, 700), inner, Box(100, 300)])
    column.axis = .vertical
    let screen = show { _ in
      scroll.addSubview(column)
      pin(column, to: scroll)
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      inner.addSubview(row)
      pin(row, to: inner)
      row.heightAnchor.constraint(equalTo: inner.heightAnchor).isActive = true
    }
    defer { screen.close() }
    expect(inner.frame, equals: CGRect(x: 0, y: 700, width: 375, height: 80))
    #expect(inner.contentSize == CGSize(width: 600, height: 80))
    #expect(inner.adjustedContentInset == .zero)
    #expect(scroll.contentSize == CGSize(width: 375, height: 1080))
  }

  @Test func fromRightToLeftContentStartsAtTheRight() {
    let box = Box(100, 50)
    let screen = show { _ in
      scroll.semanticContentAttribute = .forceRightToLeft
      scroll.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: scroll.topAnchor), box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -480),
      ])
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 600, height: 50))
    expect(box.frame, equals: CGRect(x: 480, y: 0, width: 100, height: 50))
    #expect(scroll.contentOffset == .zero)
  }
}
