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

  private enum Kind: Sendable {
    case identity, animated
    case interactive(UnitCurve)
  }

  var threshold = Threshold.visible
  private var kind = Kind.animated

  /// Without a transition.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// Effects change as the threshold is crossed.
  public static let animated = ScrollTransitionConfiguration()
  /// Effects change with the visible part of the view.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// - Parameter timingCurve: the pace of the change, from what is hidden to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The phase of a view that extends from `low` to `high` where `0..<length` is visible.
  func phase(low: CGFloat, high: CGFloat, length: CGFloat) -> ScrollTransitionPhase {
    if case .identity = kind { return .identity }
    guard let part = threshold.part else {
      let middle = (low + high) / 2
      return middle < length / 2 - 0.5 ? .topLeading : middle > length / 2 + 0.5 ? .bottomTrailing : .identity
    }
    let needed = (high - low) * part + threshold.inset
    // With a tolerance of half a point for rounding.
    if high < needed - 0.5 { return .topLeading }
    return length - low < needed - 0.5 ? .bottomTrailing : .identity
  }

  /// How much of a phase's effect the view has, from 0 to 1.
  func amount(_ phase: ScrollTransitionPhase, low: CGFloat, high: CGFloat, length: CGFloat) -> Double {
    guard !phase.isIdentity else { return 0 }
    guard case .interactive(let curve) = kind else { return 1 }
    // The part of the way from the edge to the threshold.
    let seen = phase == .topLeading ? high : length - low
    var needed = (length + high - low) / 2
    if let part = threshold.part { needed = (high - low) * CGFloat(part) + CGFloat(threshold.inset) }
    return needed > 0 ? curve.value(at: 1 - Double(min(max(seen / needed, 0), 1))) : 1
  }
}

nonisolated extension View {
  /// Effects of views that enter or leave the visible area of a scroll view. With an interactive configuration they are interpolated
  /// from those of the identity, where the threshold is reached, to those of the other phase, where the view is hidden.
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
      let identity = transition(EmptyVisualEffect(), .identity)._effects
      guard let seen = proxy.bounds(of: .scrollView) else { return identity }
      // The default is the longer axis of the visible area.
      let isAcross = (axis ?? (seen.width > seen.height ? .horizontal : .vertical)) == .horizontal
      let low = isAcross ? -seen.minX : -seen.minY
      let high = low + (isAcross ? proxy.size.width : proxy.size.height)
      let length = isAcross ? seen.width : seen.height
      var (configuration, phase) = (topLeading, topLeading.phase(low: low, high: high, length: length))
      if phase != .topLeading {
        (configuration, phase) = (bottomTrailing, bottomTrailing.phase(low: low, high: high, length: length))
      }
      let amount = configuration.amount(phase, low: low, high: high, length: length)
      guard amount > 0 else { return identity }
      return identity.blended(with: transition(EmptyVisualEffect(), phase)._effects, amount)
    }
  }
}
