import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct ContentInsetTests {
  @Test func beforeTheFirstLayoutAnInsetDoesntMoveTheContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInset.top = 20
    #expect(scrollView.adjustedContentInset.top == 20)
    #expect(scrollView.contentOffset == .zero)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
    // Afterwards, content that is at its start moves immediately.
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -30))
  }

  /// As after a finger has pulled the content down and released it.
  @Test func contentAtItsStartFollowsAnInsetDespiteARoundingError() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInset.top = 293.0 / 3
    let refresh = UIRefreshControl()
    scrollView.refreshControl = refresh
    scrollView.layoutIfNeeded()
    scrollView.contentOffset.y = (-293.0 / 3).nextDown
    scrollView.layoutIfNeeded()
    #expect(refresh.isHidden)
    scrollView.contentInset.top = 32
    #expect(scrollView.contentOffset.y == -32)
  }

  @Test func anOffsetThatIsSetBeforeTheFirstLayoutStays() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 50
    scrollView.contentInset.top = 20
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test func aTextViewKnowsItsContentSizeWithoutALayout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = String(repeating: "word ", count: 40)
    let size = view.contentSize
    #expect(size.width == 100 && size.height > 100)
    view.layoutIfNeeded()
    #expect(view.contentSize == size)
    view.text = ""
    #expect(view.contentSize.height < 50)
  }

  @Test func wrappedTextFitsTheWidthThatIsProposed() {
    let view = UITextView()
    view.text = String(repeating: "word ", count: 40)
    #expect(view.sizeThatFits(CGSize(width: 123, height: 0)).width == 123)
    view.text = "word"
    #expect(view.sizeThatFits(CGSize(width: 123, height: 0)).width < 123)
  }
}
