import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `Layout`, `LayoutSubview` and `AnyLayout`.
@MainActor @Suite struct LayoutTests {
  private struct Column: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Puts views into columns by their value, 50 points wide; omits those with negative values.
  private struct Columns: Layout {
    struct Cache {
      var made = 1
      var updated = 0
    }

    var counts = Counts()

    final class Counts: @unchecked Sendable {
      var last = Cache(made: 0)
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updated += 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      counts.last = cache
      return CGSize(width: 200, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for subview in subviews where subview[Column.self] >= 0 {
        let x = bounds.minX + CGFloat(subview[Column.self]) * 50
        subview.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: 50, height: nil))
      }
    }
  }

  private func column(_ element: _LayoutElement, _ column: Int) -> _LayoutElement {
    _TraitElement(element, key: Column.self, value: column)
  }

  @Test func viewsGoWhereTheLayoutPutsThem() {
    let (first, second, left) = (Filler(), Box(20, 20), Box(40, 20))
    let element = _LayoutProtocolElement(
      [first, column(second, 2), column(left, -1)], layout: AnyLayout(Columns()))
    #expect(element.layOut(500, 500) == CGSize(width: 200, height: 100))
    #expect(first.frame == CGRect(x: 0, y: 45, width: 50, height: 10))
    #expect(second.frame == CGRect(x: 100, y: 40, width: 20, height: 20))
    #expect(left.frame.origin == CGPoint(x: 80, y: 40), "a view that is left out is centred")
  }

  @Test func placesAreMirroredWhereLinesBeginAtTheRight() {
    let (first, second) = (Filler(), Box(20, 20))
    Direction(
      _LayoutProtocolElement([first, column(second, 2)], layout: AnyLayout(Columns())), .rightToLeft
    ).layOut()
    #expect(first.frame.minX == 150 && second.frame.minX == 80)
  }

  @Test func theCacheIsMadeOnceAndUpdatedAfterChanges() {
    let layout = Columns()
    let padding = _PaddingElement(Box(1, 1))
    let element = _LayoutProtocolElement([padding], layout: AnyLayout(layout))
    element.layOut()
    #expect(layout.counts.last.made == 1 && layout.counts.last.updated == 0)
    padding.insets.top = 1
    element.layOut()
    #expect(layout.counts.last.updated == 1)
  }

  @Test func containersMergeGuidesOfPlacedViews() {
    let text = Line.body()
    let element = _LayoutProtocolElement([text, column(Line.body(), 1)], layout: AnyLayout(Columns()))
    let dimensions = element.dimensions(in: .unspecified)
    // The text of 20.333 points is centred in 100, and its baseline 16.333 below its top.
    let baseline: CGFloat = 50 - 20.333 / 2 + 16.333
    #expect(agrees(dimensions[.firstTextBaseline], baseline))
    #expect(dimensions[VerticalAlignment.center] == 50)
  }

  private struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? {
      guide == .leading ? 7 : nil
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
  }

  @Test func aLayoutsOwnGuidesAndSpacingCount() {
    let element = _LayoutProtocolElement([Line.body()], layout: AnyLayout(Guided()))
    #expect(element.dimensions(in: .unspecified)[HorizontalAlignment.leading] == 7)
    #expect(element.dimensions(in: .unspecified)[HorizontalAlignment.center] == 20)
    #expect(element.spacing.distance(to: Line.body().spacing, along: .vertical) == 8)
  }

  /// By default, the maximum of all preferences: 10.64 below body.
  @Test func theDefaultSpacingIsTheUnionOfAll() {
    let element = _LayoutProtocolElement([Line.body(), Line.caption()], layout: AnyLayout(Columns()))
    #expect(agrees(element.spacing.distance(to: Box(1, 1).spacing, along: .vertical), 10.64))
    let empty = _LayoutProtocolElement([], layout: AnyLayout(Columns()))
    #expect(empty.spacing.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func viewsSayTheirPriorityAndSizes() {
    let element = _LayoutProtocolElement(
      [_LayoutPriorityElement(Filler(), priority: 3), Box(1, 1)], layout: AnyLayout(Guided()))
    let subviews = LayoutSubviews.of(element)
    #expect(subviews[0].priority == 3 && subviews[1].priority == 0)
    #expect(subviews[0].sizeThatFits(ProposedViewSize(width: 4, height: 5)) == CGSize(width: 4, height: 5))
    #expect(subviews[1..<2].first == subviews[1])
    #expect(subviews[[1, 0]].map(\.priority) == [0, 3])
  }
}

extension LayoutSubviews {
  /// The subviews that are passed to a layout of an element.
  @MainActor static func of(_ element: _LayoutProtocolElement) -> LayoutSubviews {
    let reader = Reader()
    let before = element.layout
    element.layout = AnyLayout(reader)
    _ = element.sizeThatFits(.zero)
    element.layout = before
    return reader.found.subviews!
  }

  private struct Reader: Layout {
    final class Found: @unchecked Sendable {
      var subviews: LayoutSubviews?
    }
    let found = Found()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      found.subviews = subviews
      return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }
}

@MainActor @Suite struct BuiltInLayoutTests {
  /// The layouts and the stacks are one implementation: the same frames.
  @Test func stackLayoutsAgreeWithStacks() {
    func views() -> [_LayoutElement] {
      [Line.body(), _SpacerElement(), Stretch(20...60), _LayoutPriorityElement(Filler(), priority: 1), Line.caption()]
    }
    func frames(_ element: _LayoutElement) -> [CGRect] {
      element.layOut(300, 100)
      return [element.frame] + element.children.map(\.frame)
    }
    let row = frames(_StackElement(row: views(), alignment: .firstTextBaseline))
    #expect(
      frames(_LayoutProtocolElement(views(), layout: AnyLayout(HStackLayout(alignment: .firstTextBaseline)))) == row)
    let column = frames(_StackElement(column: views(), alignment: .trailing, spacing: 3))
    let layout = VStackLayout(alignment: .trailing, spacing: 3)
    #expect(frames(_LayoutProtocolElement(views(), layout: AnyLayout(layout))) == column)
    let pile = frames(_ZStackElement(views(), alignment: .topLeading))
    #expect(frames(_LayoutProtocolElement(views(), layout: AnyLayout(ZStackLayout(alignment: .topLeading)))) == pile)
  }

  @Test func anyLayoutChangesItsKind() {
    let (first, second) = (Box(10, 10), Box(10, 10))
    let element = _LayoutProtocolElement([first, second], layout: AnyLayout(HStackLayout(spacing: 2)))
    #expect(element.layOut() == CGSize(width: 22, height: 10))
    element.layout = AnyLayout(VStackLayout(spacing: 2))
    #expect(element.layOut() == CGSize(width: 10, height: 22))
    #expect(second.frame.origin == CGPoint(x: 0, y: 12))
    #expect(element.contentOrientation == .vertical)
  }

  /// A layout may use another one.
  private struct Delegating: Layout {
    func makeCache(subviews: Subviews) -> HStackLayout.Cache { HStackLayout(spacing: 5).makeCache(subviews: subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
      HStackLayout(spacing: 5).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
      HStackLayout(spacing: 5).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func layoutsCanDelegate() {
    let second = Box(10, 10)
    let element = _LayoutProtocolElement([Box(10, 10), second], layout: AnyLayout(Delegating()))
    #expect(element.layOut().width == 25 && second.frame.minX == 15)
  }
}

@Suite struct AnimatableTests {
  @Test func pairsAreVectors() {
    var pair = AnimatablePair(CGFloat(3), AnimatablePair(1.0, 2.0)) + AnimatablePair(1, AnimatablePair(1, 1))
    #expect(pair == AnimatablePair(4, AnimatablePair(2, 3)))
    #expect(pair.magnitudeSquared == 16 + 4 + 9)
    pair.scale(by: 0.5)
    #expect(pair.first == 2 && pair - pair == .zero)
  }

  private struct Angled: Animatable {
    var degrees: Double
    var animatableData: Double {
      get { degrees }
      set { degrees = newValue }
    }
  }

  @Test func animatableDataIsReadAndWritten() {
    var angled = Angled(degrees: 10)
    angled.animatableData += 5
    #expect(angled.degrees == 15)
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func dataOfUnknownTypesAdd() {
    let three = AnyLayout(HStackLayout()).animatableData
    #expect(three + .zero == three && three - three == .zero)
  }
}
