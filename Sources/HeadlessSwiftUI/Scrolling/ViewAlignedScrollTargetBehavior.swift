internal import Foundation

/// Scrolls to views of the layout with `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that a gesture can scroll past.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }

  private let anchor: UnitPoint?
  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  /// - Parameters:
  ///   - limitBehavior: `always` limits a gesture to the container's length, `automatic` in compact horizontal size classes alone,
  ///     `alwaysByOne` to one view, `alwaysByFew` to three views. Apple documents neither the length nor the number.
  ///   - anchor: the point of the view and of the container that are aligned; nil for their leading and top edges.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.anchor = anchor
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = anchor ?? .topLeading
    let isLimited = limit == .always || limit == .automatic && context.environment.horizontalSizeClass == .compact
    func nearest(
      _ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ part: CGFloat,
      _ frames: [(low: CGFloat, length: CGFloat)]
    ) -> CGFloat {
      let places = Set(frames.map { $0.low + part * $0.length - part * length }).sorted()
      func index(_ place: CGFloat) -> Int? {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
      }
      let reach = isLimited ? min(max(place, start - length), start + length) : place
      guard let end = index(reach), let first = index(start) else { return place }
      guard limit == .alwaysByOne || limit == .alwaysByFew else { return places[end] }
      let most = limit == .alwaysByOne ? 1 : 3
      return places[min(max(end, first - most), first + most)]
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = nearest(
        target.rect.minX, start.minX, target.rect.width, anchor.x, context.views.map { ($0.minX, $0.width) })
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = nearest(
        target.rect.minY, start.minY, target.rect.height, anchor.y, context.views.map { ($0.minY, $0.height) })
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
