import Testing
import UIKit

@testable import HeadlessUIKit

/// Content sizes, insets and offsets of scroll views, in points.
@MainActor @Suite struct ScrollViewTests {
  @Test func theModeOfTrackingHasUIKitsName() {
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  @Test func constraintsToTheEdgesSayHowLargeTheContentIs() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(scroll)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 300, height: 930))
    expect(content.frame, equals: CGRect(x: 0, y: 10, width: 300, height: 900))
  }

  @Test func widthsAreTheFramesWhereEdgesAreTheContents() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(scroll)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
        content.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      ])
    }
    defer { screen.close() }
    #expect(scroll.contentSize == CGSize(width: 600, height: 400))
  }

  @Test func whatIsPinnedToTheFrameStaysInPlace() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(scroll)
      scroll.addSubview(pinned)
      scroll.contentSize = CGSize(width: 300, height: 2000)
      NSLayoutConstraint.activate([
        pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        pinned.widthAnchor.constraint(equalToConstant: 50), pinned.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    defer { screen.close() }
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    screen.window.layoutIfNeeded()
    expect(pinned.frame, equals: CGRect(x: 0, y: 125, width: 50, height: 50))
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test func theSafeAreaBecomesAnInsetOfContentThatScrolls() {
    let scroll = UIScrollView()
    let screen = host(
      CGSize(width: 375, height: 812), insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    ) { view in
      scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      view.addSubview(scroll)
    }
    defer { screen.close() }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func contentAsWideAsTheViewTakesNoInsetsAtTheSides() {
    let scroll = UIScrollView()
    let screen = host(
      CGSize(width: 812, height: 375), insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    ) { view in
      scroll.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
      scroll.contentSize = CGSize(width: 812, height: 900)
      view.addSubview(scroll)
    }
    defer { screen.close() }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func theStartOfContentIsAtNought() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 50), animated: false)
    #expect("\(scroll.contentOffset)" == "(0.0, 200.0)")
  }

  @Test func scrollingToTheVisiblePartMovesNothing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == .zero)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 250))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }
}
