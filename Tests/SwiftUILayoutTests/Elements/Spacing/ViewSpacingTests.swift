import Foundation
import SwiftUILayout
import Testing

/// Rows are those of the measured figures, section 1.
@MainActor @Suite struct ViewSpacingTests {
  private func gap(_ upper: _LayoutElement, _ lower: _LayoutElement) -> CGFloat {
    let stack = _StackElement(column: [upper, lower])
    stack.layOut()
    return lower.frame.minY - upper.frame.maxY
  }

  /// Row 1.
  @Test func viewsWithoutPreferenceAreEightPointsApart() {
    #expect(gap(Box(10, 36), Box(10, 36)) == 8)
    let (left, right) = (Box(10, 10), Box(10, 10))
    _StackElement(row: [left, right]).layOut()
    #expect(right.frame.minX - left.frame.maxX == 8)
  }

  /// Row 2.
  @Test func aTextIsEightPointsBesideAPicture() {
    let (picture, text) = (Box(40, 40), Line.body())
    _StackElement(row: [picture, text]).layOut()
    #expect(text.frame.minX == 48)
  }

  /// Rows 4, 5, 6 and 15, and their sums.
  @Test func textsAreApartByTheLeadingOfTheLowerOne() {
    #expect(agrees(gap(Line.body(), Line.subheadline()), 2.333))
    #expect(agrees(gap(Line.subheadline(), Line.caption()), 2))
    #expect(agrees(gap(Line(16, lineHeight: 21), Line(16, lineHeight: 21)), 2))
    #expect(agrees(gap(Line.body(), Line(34, lineHeight: 41)), 0.667))
    #expect(agrees(gap(Line.body(), Line(13, lineHeight: 18)), 2.667))
    #expect(agrees(_StackElement(column: [Line.body(), Line.subheadline()]).layOut().height, 40.667))
    #expect(agrees(_StackElement(column: [Line.subheadline(), Line.caption()]).layOut().height, 34.333))
  }

  /// Rows 8 and 9: the leading of 11 points on 13 is negative.
  @Test func aNegativeLeadingIsNone() {
    #expect(gap(Line(16, lineHeight: 21), Line(11, lineHeight: 13)) == 0)
  }

  /// Rows 11 and 13, at 3x.
  @Test(arguments: [(34, 41, 20.95), (22, 28, 13.42), (17, 22, 10.64), (15, 20, 9.33), (12, 16, 7.53), (11, 13, 6.71)])
  func somethingBelowATextGoesByItsCapitals(points: CGFloat, lineHeight: CGFloat, distance: CGFloat) {
    #expect(agrees(gap(Line(points, lineHeight: lineHeight), Box(10, 10)), distance))
  }

  /// Rows 12 and 14, at 3x, and body at 2x.
  @Test(arguments: [(34, 41, 12.53), (17, 22, 6.43), (15, 20, 5.62), (12, 16, 4.56)])
  func somethingAboveATextGoesByItsAscent(points: CGFloat, lineHeight: CGFloat, distance: CGFloat) {
    #expect(agrees(gap(Box(10, 10), Line(points, lineHeight: lineHeight)), distance))
    #expect(agrees(gap(Box(10, 10), Line.body(2)), 6.60))
  }

  /// Row 10: texts in rows are spaced like texts.
  @Test func aRowHandsOnThePreferencesOfAllItsViews() {
    let row = _StackElement(row: [Line.body(), _SpacerElement(), Symbol()])
    #expect(agrees(gap(row, _StackElement(column: [Line.body(), Box(5, 5)])), 2))
    let boxed = _StackElement(row: [Line.body(), Box(5, 5)])
    #expect(agrees(gap(boxed, Line.body()), 6.43))
  }

  /// Row 10: along the axis, the first and the last view count.
  @Test func aColumnHandsOnItsLastViewsPreference() {
    #expect(gap(_StackElement(column: [Line.body(), Box(5, 5)]), Box(5, 5)) == 8)
    #expect(agrees(gap(_StackElement(column: [Box(5, 5), Line.body()]), Line.subheadline()), 2.333))
  }

  /// Row 18.
  @Test func paddedEdgesAreThoseOfAPlainView() {
    let padded = _PaddingElement(Line.body(), edges: .vertical, length: 4)
    #expect(agrees(gap(padded, Box(5, 5)), 8))
    #expect(gap(_PaddingElement(Line.body(), edges: .vertical), _PaddingElement(Line.body(), edges: .vertical)) == 8)
    #expect(agrees(gap(_PaddingElement(Line.body(), edges: .horizontal), Line.body()), 2))
    #expect(agrees(gap(_PaddingElement(Line.body(), edges: .bottom, length: 0), Line.body()), 2))
  }

  /// Row 18: frames on an axis reset its edges, those of the other axis stay.
  @Test func framedEdgesAreThoseOfAPlainView() {
    #expect(gap(_FrameElement(Line.body(), width: nil, height: 30), Box(5, 5)) == 8)
    #expect(agrees(gap(_FrameElement(Line.body(), width: 100, height: nil), Line.body()), 2))
    let wide = _FlexibleFrameElement(Line.body(), horizontal: .init(maximum: .infinity), vertical: .init())
    #expect(agrees(gap(wide, Line.body()), 2))
  }

  /// Row 17: a common preference counts even if it is below the default or next to a minimum.
  @Test func aSharedPreferenceBeatsTheDefault() {
    let text = Line.body().spacing
    #expect(agrees(text.distance(to: text, along: .vertical), 2))
    #expect(agrees(text.union(ViewSpacing(minimum: 30, edges: .all)).distance(to: text, along: .vertical), 2))
    #expect(text.distance(to: ViewSpacing(minimum: 30, edges: .all), along: .vertical) == 30)
  }

  /// Row 19.
  @Test func symbolsSitAmongTextsWithoutDistance() {
    let symbol = ViewSpacing.symbol(baselineOffset: 3)
    #expect(Line.body().spacing.distance(to: symbol, along: .vertical) == 0)
    #expect(symbol.distance(to: Line.body().spacing, along: .vertical) == 0)
    #expect(symbol.distance(to: Box(1, 1).spacing, along: .vertical) == 4)
    #expect(Box(1, 1).spacing.distance(to: symbol, along: .vertical) == 3)
  }

  /// Row 20.
  @Test func spacersHaveNoDistanceAlongTheStack() {
    let (text, box) = (Line.body(), Box(10, 10))
    _StackElement(row: [text, _SpacerElement(), box]).layOut(200)
    #expect(text.frame.minX == 0 && box.frame.maxX == 200)
    #expect(gap(_StackElement(row: [_SpacerElement(), Box(1, 1)]), Box(1, 1)) == 8)
  }

  /// Row 21, and Apple's documentation of `ViewSpacing.zero`.
  @Test func emptySpacingIsTheDefaultDistanceAndZeroIsNone() {
    #expect(ViewSpacing().distance(to: Line.body().spacing, along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .leading)
    #expect(ViewSpacing().distance(to: spacing, along: .horizontal) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }
}
