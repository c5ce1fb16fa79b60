public import Foundation

/// The distances that a view prefers to its neighbours on each edge.
///
/// Two views negotiate: where both have a preference for the same kind of neighbourhood (text beside text, text beside something
/// else), the larger of these counts, even if it is below the default. Only where they share none, plain minimum distances count,
/// and else the default of 8 points. The model was measured on iOS 17.5 to 26.2; `ViewSpacing+Text.swift` has the formulas of
/// texts and symbols.
public struct ViewSpacing: Sendable {
  /// The distance between views that share no preference, in points.
  package static let defaultDistance: CGFloat = 8

  package var top = SpacingPreferences()
  package var leading = SpacingPreferences()
  package var bottom = SpacingPreferences()
  package var trailing = SpacingPreferences()

  /// Spacing without preferences: the default distance to every neighbour.
  public init() {}

  /// Zero spacing on all edges, unless a neighbour prefers more.
  public static let zero = ViewSpacing(minimum: 0, edges: .all)

  /// The spacing of a view without text: the preference of an adjacent text applies, and the default distance elsewhere.
  package static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.reset(.all)
    return spacing
  }()

  /// A minimum distance on some edges, in points.
  package init(minimum: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].minimum = minimum }
  }

  /// Merges the larger preferences of another view on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formMaximum(other.top) }
    if edges.contains(.leading) { leading.formMaximum(other.leading) }
    if edges.contains(.bottom) { bottom.formMaximum(other.bottom) }
    if edges.contains(.trailing) { trailing.formMaximum(other.trailing) }
  }

  /// Returns the larger preferences of both on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the distance to the following view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (near, far) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return near.distance(to: far) ?? Self.defaultDistance
  }

  /// Replaces the preferences at edges with those of a view without text, as padding and frames do.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = SpacingPreferences()
      switch edge {
      case .top: self[edge].textBefore = 0
      case .bottom: self[edge].textAfter = 0
      case .leading, .trailing: break
      }
    }
  }

  package subscript(edge: Edge) -> SpacingPreferences {
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
}

extension ViewSpacing {
  /// Whether an edge has another spacing. Not a conformance, which SwiftUI's type hasn't.
  func differs(from other: ViewSpacing) -> Bool {
    top != other.top || leading != other.leading || bottom != other.bottom || trailing != other.trailing
  }
}
