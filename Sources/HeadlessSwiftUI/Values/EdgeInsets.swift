public import Foundation
public import HeadlessUIKit

/// Distances from the edges.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
