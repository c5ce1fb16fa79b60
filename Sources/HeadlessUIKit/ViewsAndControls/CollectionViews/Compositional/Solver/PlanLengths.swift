import Foundation

/// A dimension of an item's size, before its container is known.
enum PlanLength: Equatable, Sendable, CustomStringConvertible {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniform(CGFloat)

  var number: CGFloat {
    switch self {
    case .fractionOfWidth(let number), .fractionOfHeight(let number), .absolute(let number), .estimated(let number),
      .uniform(let number):
      number.layoutLength
    }
  }

  /// Whether the view determines the length.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionOfWidth, .fractionOfHeight, .absolute: false
    }
  }

  /// In points, in something `container` large.
  func points(in container: CGSize) -> CGFloat {
    switch self {
    case .fractionOfWidth(let fraction): (fraction * container.width).layoutLength
    case .fractionOfHeight(let fraction): (fraction * container.height).layoutLength
    case .absolute, .estimated, .uniform: number
    }
  }

  var description: String {
    switch self {
    case .fractionOfWidth(let number): "\(number) of the width"
    case .fractionOfHeight(let number): "\(number) of the height"
    case .absolute(let number): "\(number)"
    case .estimated(let number): "about \(number)"
    case .uniform(let number): "about \(number), as its siblings"
    }
  }
}

/// A distance, in points.
enum PlanSpacing: Equatable, Sendable {
  case fixed(CGFloat)
  /// At least so much, and its share of what is left over.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points.layoutLength
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

struct PlanEdgeSpacing: Equatable, Sendable {
  var leading: PlanSpacing?
  var top: PlanSpacing?
  var trailing: PlanSpacing?
  var bottom: PlanSpacing?
}

struct PlanInsets: Equatable, Sendable {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0

  init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, leading) = (insets.top.layoutLength, insets.leading.layoutLength)
    (bottom, trailing) = (insets.bottom.layoutLength, insets.trailing.layoutLength)
  }

  func shrink(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }
}

struct PlanAnchor: Equatable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var isFractional: Bool
}

enum PlanAxis: Equatable, Sendable {
  case horizontal, vertical

  var across: PlanAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
