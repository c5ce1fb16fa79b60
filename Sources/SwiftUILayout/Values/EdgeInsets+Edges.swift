package import Foundation

extension EdgeInsets {
  /// One length on some edges, zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = length }
  }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// These insets on some edges, zero on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = self[edge] }
    return insets
  }

  /// Adds edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }

  /// The opposite of each edge.
  public static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
  }
}

extension ProposedViewSize {
  /// The size that remains inside the insets, at least zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
  }
}
