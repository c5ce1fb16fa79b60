import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollClipTests {
  @Test func contentMayStandOutOfAScrollView() throws {
    let clipped = ShownView(ScrollView { Color.red.frame(height: 9) })
    let open = ShownView(ScrollView { Color.red.frame(height: 9) }.scrollClipDisabled())
    defer {
      clipped.screen.close()
      open.screen.close()
    }
    #expect(try #require(clipped.first(UIScrollView.self)).clipsToBounds)
    #expect(try !#require(open.first(UIScrollView.self)).clipsToBounds)
  }
}
