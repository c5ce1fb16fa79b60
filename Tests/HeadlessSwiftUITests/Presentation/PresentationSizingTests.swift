import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `presentationSizing` on an iPad: a form of 540 by 620 points as UIKit's, the content's size, or one that the app proposes.
@MainActor @Suite struct PresentationSizingTests {
  private struct Page<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    @State private var isWide = false
    var body: some View {
      Text("Page").sheet(isPresented: .constant(true)) {
        Block(width: isWide ? 400 : 300, height: 200).presentationSizing(sizing).onTapGesture { isWide.toggle() }
      }
    }
  }

  private struct Square: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      let width = root.sizeThatFits(.unspecified).width
      return ProposedViewSize(width: width, height: width)
    }
  }

  private func sizes(_ sizing: some PresentationSizing) -> [CGSize] {
    let shown = ShownView(Page(sizing: sizing), size: CGSize(width: 1024, height: 1366), isRegular: true)
    defer { shown.screen.close() }
    shown.update()
    let sheet = shown.controller.presentedViewController
    let before = sheet?.view.bounds.size ?? .zero
    for _ in 0..<2 {
      if let block = shown.frames("Block").last { shown.tap(block.midX, block.midY) }
      shown.update()
      if (sheet?.view.bounds.size ?? .zero) != before { break }
    }
    let after = sheet?.view.bounds.size ?? .zero
    return [before, after]
  }

  @Test func aFormHasUIKitsSize() {
    #expect(sizes(.form) == [CGSize(width: 540, height: 620), CGSize(width: 540, height: 620)])
  }

  @Test func aFittedSheetFollowsItsContent() {
    #expect(sizes(.fitted) == [CGSize(width: 300, height: 200), CGSize(width: 400, height: 200)])
    #expect(
      sizes(.form.fitted(horizontal: false, vertical: true)) == [
        CGSize(width: 540, height: 200), CGSize(width: 540, height: 200),
      ])
  }

  /// A page is 704 points wide at the standard text size (the figures of `SheetLayout`).
  @Test func aFittedPageHasAPagesWidth() {
    #expect(
      sizes(.page.fitted(horizontal: false, vertical: true)) == [
        CGSize(width: 704, height: 200), CGSize(width: 704, height: 200),
      ])
  }

  @Test func anAppsSizingIsAsked() {
    #expect(sizes(Square()) == [CGSize(width: 300, height: 300), CGSize(width: 400, height: 400)])
  }

  @Test func aStickySheetDoesNotShrink() {
    let shown = ShownView(
      Page(sizing: .fitted.sticky(horizontal: true)), size: CGSize(width: 1024, height: 1366), isRegular: true)
    defer { shown.screen.close() }
    shown.update()
    let sheet = shown.controller.presentedViewController
    var widths = [sheet?.view.bounds.width]
    for _ in 0..<2 {
      if let block = shown.frames("Block").last { shown.tap(block.midX, block.midY) }
      shown.update()
      widths.append(sheet?.view.bounds.width)
    }
    #expect(widths == [300, 400, 400])
  }
}
