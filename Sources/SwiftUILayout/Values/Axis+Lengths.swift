package import Foundation

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension ProposedViewSize {
  package init(_ major: CGFloat?, along axis: Axis, across minor: CGFloat?) {
    self = axis == .horizontal ? Self(width: major, height: minor) : Self(width: minor, height: major)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  package init(_ major: CGFloat, along axis: Axis, across minor: CGFloat) {
    self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package init(_ major: CGFloat, along axis: Axis, across minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
