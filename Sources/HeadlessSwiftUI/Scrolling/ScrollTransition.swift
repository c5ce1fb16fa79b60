/// The phase of a view that is scrolled through the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How scroll transitions begin and end.
public struct ScrollTransitionConfiguration: Sendable {
  /// The visible fraction of a view at which its transition ends.
  public struct Threshold: Sendable {
    /// The part of the view that has to be visible; nil for a view centred in the visible area.
    let part: Double?
    /// An additional inset, in points.
    var inset = 0.0

    public static let visible = Threshold(part: 1)
    public static let hidden = Threshold(part: 0)
    public static let centered = Threshold(part: nil)
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
    public func inset(by distance: Double) -> Threshold { Threshold(part: part, inset: inset + distance) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard let part, let end = other.part else { return amount < 0.5 ? self : other }
      return Threshold(part: part + (end - part) * amount, inset: inset + (other.inset - inset) * amount)
    }
  }

  var threshold = Threshold.visible
  var isIdentity = false

  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The phase of a view that extends from `low` to `high` where `0..<length` is visible.
  func phase(low: CGFloat, high: CGFloat, length: CGFloat) -> ScrollTransitionPhase {
    guard !isIdentity else { return .identity }
    guard let part = threshold.part else {
      let middle = (low + high) / 2
      return middle < length / 2 - 0.5 ? .topLeading : middle > length / 2 + 0.5 ? .bottomTrailing : .identity
    }
    let needed = (high - low) * part + threshold.inset
    // With a tolerance of half a point for rounding.
    if high < needed - 0.5 { return .topLeading }
    return length - low < needed - 0.5 ? .bottomTrailing : .identity
  }
}

nonisolated extension View {
  /// Effects of views that enter or leave the visible area of a scroll view. At rest a view has the effect of its phase; values
  /// between phases aren't interpolated.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    GeometryEffectView(content: self) { proxy in
      guard let seen = proxy.bounds(of: .scrollView) else { return transition(EmptyVisualEffect(), .identity)._effects }
      func phase(_ configuration: ScrollTransitionConfiguration) -> ScrollTransitionPhase {
        // The default is the longer axis of the visible area.
        (axis ?? (seen.width > seen.height ? .horizontal : .vertical)) == .horizontal
          ? configuration.phase(low: -seen.minX, high: proxy.size.width - seen.minX, length: seen.width)
          : configuration.phase(low: -seen.minY, high: proxy.size.height - seen.minY, length: seen.height)
      }
      let first = phase(topLeading)
      return transition(EmptyVisualEffect(), first == .topLeading ? first : phase(bottomTrailing))._effects
    }
  }
}
