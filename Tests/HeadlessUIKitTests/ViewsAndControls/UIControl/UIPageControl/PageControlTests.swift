import Testing
import UIKit

@testable import HeadlessUIKit

/// The page control's dots, in points.
@MainActor @Suite struct PageControlTests {
  init() { HostedScreen.apply(.standard) }

  private func control(_ pages: Int, width: CGFloat = 375) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 26))
    control.numberOfPages = pages
    control.layoutIfNeeded()
    return control
  }

  private func dots(_ control: UIPageControl) -> [_UIPageIndicatorView] {
    control.layoutIfNeeded()
    return control.subviews[0].subviews.compactMap { $0 as? _UIPageIndicatorView }
  }

  private func middles(_ control: UIPageControl) -> [CGFloat] {
    dots(control).map { $0.convert($0.bounds, to: control).midX }
  }

  @Test func eachPageTakesADotAndTheRoomBesideIt() {
    let control = UIPageControl()
    let (three, four) = (control.size(forNumberOfPages: 3), control.size(forNumberOfPages: 4))
    #expect(abs(three.height - 77.0 / 3) < 0.001)
    #expect(abs(four.width - three.width - 53.0 / 3) < 0.001)
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == three)
  }

  @Test func dotsStandInTheMiddle() {
    let middles = middles(control(3))
    #expect(middles.count == 3)
    for (middle, expected) in zip(middles, [169.8, 187.5, 205.2]) { #expect(abs(middle - expected) < 0.5) }
  }

  @Test func aVerticalControlIsTurned() {
    let control = UIPageControl()
    control.direction = .topToBottom
    #expect(abs(control.size(forNumberOfPages: 2).width - 77.0 / 3) < 0.001)
  }

  @Test func theCurrentPageStaysWithinThePages() {
    let control = control(3)
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func theCurrentPageHasItsOwnColor() {
    let control = control(2)
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    control.currentPage = 1
    #expect(dots(control).map(\.color) == [.blue, .red])
  }

  @Test func rightToLeftBeginsOnTheRight() {
    let control = control(2)
    control.currentPageIndicatorTintColor = .red
    control.semanticContentAttribute = .forceRightToLeft
    let first = dots(control).first { $0.color == .red }!
    let second = dots(control).first { $0.color != .red }!
    #expect(first.frame.minX > second.frame.minX)
  }

  @Test func onePageMayHideTheControl() {
    let control = control(1)
    #expect(!control.subviews[0].isHidden)
    control.hidesForSinglePage = true
    control.layoutIfNeeded()
    #expect(control.subviews[0].isHidden)
  }

  @Test func imagesReplaceDots() {
    let control = control(2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image { _ in }
    let width = control.intrinsicContentSize.width
    control.setIndicatorImage(image, forPage: 1)
    // 12 instead of 7.57 points, in whole pixels.
    #expect(abs(control.intrinsicContentSize.width - width - 4.43) < 0.34)
    #expect(dots(control)[1].bounds.size == CGSize(width: 12, height: 10))
  }

  @Test func whereThereIsNoRoomTheDotsAroundTheCurrentPageAreSeen() {
    // Space for (200 - 72.3) / 17 = 7.5 dots.
    let control = control(30, width: 200)
    control.currentPage = 15
    let dots = dots(control)
    #expect(dots.count == 7)
    #expect(dots[0].bounds.width < dots[3].bounds.width)
    #expect(dots[6].bounds.width < dots[3].bounds.width)
    control.currentPage = 0
    #expect(self.dots(control)[0].bounds.width == 7.57)
  }
}
