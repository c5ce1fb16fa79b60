/// What happens to an annotation that would leave the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation stays in.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case chart, plot }
    let kind: Kind

    /// The chart, with its axes.
    public static let automatic = Boundary(kind: .chart)
    public static let chart = Boundary(kind: .chart)
    public static let plot = Boundary(kind: .plot)
  }

  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    /// The area into which the annotation is moved; nil if it stays at its mark.
    let boundary: Boundary?

    /// The annotation stays at its mark. What iOS chooses isn't known.
    public static let automatic = Strategy(boundary: nil)
    public static let disabled = Strategy(boundary: nil)
    public static var fit: Strategy { fit(to: .automatic) }
    /// Moves the annotation into an area.
    public static func fit(to boundary: Boundary = .automatic) -> Strategy { Strategy(boundary: boundary) }
  }

  public var x: Strategy
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}
