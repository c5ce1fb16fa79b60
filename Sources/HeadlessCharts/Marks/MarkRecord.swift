internal import Foundation
internal import HeadlessSwiftUI

/// The value of a mark for an axis, a style, a symbol or a series.
struct MarkChannel {
  let label: Text
  let value: PlottedValue
  var end: PlottedValue?
}

/// An annotation of a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// The distance between the mark and the annotation, in points.
  let spacing: CGFloat?
  let content: AnyView
  var overflow = AnnotationOverflowResolution.automatic
}

/// A shape that clips a mark.
struct MarkClip {
  /// The shape's outline in the mark's rectangle.
  let path: (CGRect) -> Path
  let style: FillStyle
}

/// The symbol of a mark.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
  case by(MarkChannel)
}

/// A mark of a chart, with its modifiers.
struct MarkRecord {
  enum Kind { case bar, line, area, point, rectangle, rule, sector }

  /// The extent of a mark on an axis: a value, the range between two values, or distances from the plot's edges in points.
  struct Extent {
    var start: MarkChannel?
    var end: MarkChannel?
    var fixedStart: CGFloat?
    var fixedEnd: CGFloat?
  }

  let kind: Kind
  var x = Extent()
  var y = Extent()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlottedValue?

  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?

  var style: AnyShapeStyle?
  var styleBy: MarkChannel?
  var lineStyle: StrokeStyle?
  var lineStyleBy: MarkChannel?
  var symbol: MarkSymbol?
  /// The area of the symbol's circle, in square points.
  var symbolArea: CGFloat?
  var interpolation = InterpolationMethod(kind: .linear)
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var opacity = 1.0
  var positionBy: MarkChannel?
  var offset = CGSize.zero
  var blurRadius: CGFloat = 0
  var zIndex = 0.0
  var annotations: [MarkAnnotation] = []
  var mask: [MarkRecord]?
  var clips: [MarkClip] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isHiddenFromAccessibility = false

  init(_ kind: Kind) { self.kind = kind }

  /// The series of a line or area.
  var seriesKey: PlottedValue? { series ?? styleBy?.value ?? lineStyleBy?.value ?? symbolKey }

  private var symbolKey: PlottedValue? {
    if case .by(let channel) = symbol { channel.value } else { nil }
  }
}
