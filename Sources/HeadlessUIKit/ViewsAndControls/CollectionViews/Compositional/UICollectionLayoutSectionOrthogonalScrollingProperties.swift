/// Properties of a section's orthogonal scrolling. Items are shown at the initial offset.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// Whether a section bounces at its ends.
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// Stored but unused: touches don't scroll the section.
  public var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// Stored but unused: touches don't scroll the section.
  public var bounce: Bounce = .automatic

  init() {}
}
