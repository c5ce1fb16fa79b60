import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUILayout
import Testing

/// The modifiers of size and place, as Apple's documentation of each describes them. A screen's centre is (195, 428.5).
@MainActor @Suite struct LayoutModifierTests {
  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    ElementHost(view).size(width, height)
  }

  @Test func idealLengthsCountWhereNothingIsProposed() {
    let view = Color.red.frame(
      minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 5, idealHeight: 30, maxHeight: 40)
    #expect(size(view) == CGSize(width: 50, height: 30))
    #expect(size(view, 60, 35) == CGSize(width: 60, height: 35))
    #expect(size(view, 200, 200) == CGSize(width: 80, height: 40))
    #expect(size(view, 0, 0) == CGSize(width: 20, height: 5))
  }

  @Test func aFixedSizeIsTheIdealOne() {
    let view = Color.red.frame(idealWidth: 50, idealHeight: 30)
    #expect(size(view.fixedSize(), 200, 200) == CGSize(width: 50, height: 30))
    #expect(size(view.fixedSize(horizontal: true, vertical: false), 200, 100) == CGSize(width: 50, height: 100))
    #expect(size(view.fixedSize(horizontal: false, vertical: true), 200, 100) == CGSize(width: 200, height: 30))
    let text = Text("Several words in a line")
    #expect(size(text, 60, 20).width <= 60)
    #expect(size(text.fixedSize(), 60, 20) == size(text))
  }

  @Test func aspectRatiosFitOrFillWhatIsProposed() {
    let view = Color.red
    #expect(size(view.aspectRatio(2, contentMode: .fit), 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(view.aspectRatio(2, contentMode: .fit), 100, 20) == CGSize(width: 40, height: 20))
    #expect(size(view.aspectRatio(2, contentMode: .fill), 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(view.aspectRatio(2, contentMode: .fit), 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(view.aspectRatio(2, contentMode: .fit), nil, 30) == CGSize(width: 60, height: 30))
    #expect(
      size(view.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit), 90, 400) == CGSize(width: 90, height: 120))
    // Without a ratio, the view's own ideal one, here 5 to 3.
    let own = view.frame(minWidth: 0, idealWidth: 50, minHeight: 0, idealHeight: 30)
    #expect(size(own.scaledToFit(), 100, 100) == CGSize(width: 100, height: 60))
    #expect(size(own.scaledToFill(), 90, 90) == CGSize(width: 150, height: 90))
  }

  /// Guides of 10, 20 and 30 points: the alignment is 30 points below the top, and 40 above the bottom.
  @Test func ownAlignmentsAlignTheirGuides() {
    let shown = ShownView(
      HStack(alignment: .third, spacing: 0) {
        Block(height: 30)
        Block(height: 60)
        Block(height: 30).alignmentGuide(.third) { $0[.bottom] }
      }
      .frame(height: 70, alignment: .top))
    defer { shown.screen.close() }
    #expect(shown.frames("Block").map(\.minY) == [413.5, 403.5, 393.5])
  }

  @Test func guidesMoveViewsInStacksAndFrames() {
    let shown = ShownView(
      VStack(alignment: .leading, spacing: 0) {
        Block(width: 100)
        Block().alignmentGuide(.leading) { _ in -20 }
        Block().alignmentGuide(.leading) { $0.width / 2 }
      })
    defer { shown.screen.close() }
    // The leading guides are at 0, -20 and 5: from 5 points before the guide to 100 after it.
    #expect(shown.frames("Block").map { $0.minX - shown.frames("Block")[0].minX } == [0, 20, -5])
  }

  @Test func placesLeaveOrFillTheRoom() {
    let shown = ShownView(
      ZStack(alignment: .topLeading) {
        Color.clear
        Block().position(x: 30, y: 40)
        Block(width: 20).offset(x: 7, y: 9)
      }
      .frame(width: 100, height: 100))
    defer { shown.screen.close() }
    #expect(shown.frames("Block").map(\.origin) == [CGPoint(x: 170, y: 413.5), CGPoint(x: 152, y: 387.5)])
    #expect(size(Block().position(x: 3, y: 4), 80, 90) == CGSize(width: 80, height: 90))
    #expect(size(Block().offset(x: 3, y: 4), 80, 90) == CGSize(width: 10, height: 10))
  }

  @Test func theIndexOrdersTheDrawing() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    func middle(_ view: some View) throws -> [Double] { try painted(view, 20, 20).components(10, 10) }
    let isRed: [Double] = [255, 0, 0]
    #expect(
      try middle(
        ZStack {
          red; blue
        }) == [0, 0, 255])
    #expect(
      try middle(
        ZStack {
          red.zIndex(1); blue
        }) == isRed)
    #expect(
      try middle(
        ZStack {
          red; blue.zIndex(-1)
        }) == isRed)
    // The greatest index of views in a stack with negative spacing.
    let row = HStack(spacing: -20) {
      red.frame(width: 20).zIndex(2); blue.frame(width: 20).zIndex(1)
    }
    #expect(try middle(row) == isRed)
  }

  /// Each view at the bottom trailing corner of the one before.
  private struct Diagonal: Layout {
    struct Cache { var sizes: [CGSize] }

    let notes: Notes

    func makeCache(subviews: Subviews) -> Cache {
      MainActor.assumeIsolated { notes.add("make \(subviews.count)") }
      return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      cache.sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      var place = bounds.origin
      for (subview, size) in zip(subviews, cache.sizes) {
        subview.place(at: place, proposal: .unspecified)
        place = CGPoint(x: place.x + size.width, y: place.y + size.height)
      }
    }
  }

  @Test func anAppsLayoutPlacesItsViewsAndKeepsItsCache() {
    let notes = Notes()
    let shown = ShownView(
      Diagonal(notes: notes) {
        Block()
        Block(width: 20, height: 30)
        Block(width: 30, height: 10)
      })
    defer { shown.screen.close() }
    // 60 x 50 points, from (165, 403.5).
    #expect(
      shown.frames("Block").map(\.origin)
        == [CGPoint(x: 165, y: 403.5), CGPoint(x: 175, y: 413.5), CGPoint(x: 195, y: 443.5)])
    #expect(notes.entries == ["make 3"])
  }
}

extension VerticalAlignment {
  private struct Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  fileprivate static let third = VerticalAlignment(Third.self)
}
