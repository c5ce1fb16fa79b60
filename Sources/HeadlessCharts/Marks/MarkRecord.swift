internal import Foundation
internal import HeadlessSwiftUI

/// A value of a mark on one axis, or what it is coloured or distinguished by.
struct MarkChannel {
  let label: Text
  let value: PlottedValue
  var end: PlottedValue?
}

/// What a mark has beside it.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// Points between the mark and the annotation.
  let spacing: CGFloat?
  let content: AnyView
}

/// How a mark's symbol looks.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
  case by(MarkChannel)
}

/// One mark of a chart, as its content says it.
struct MarkRecord {
  enum Kind { case bar, line, area, point, rectangle, rule, sector }

  /// Where a mark lies on an axis: at a value, between two, or in points from the plot's edges.
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
