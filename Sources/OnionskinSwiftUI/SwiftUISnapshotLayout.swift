public import Foundation

/// The size of a view's picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen, with its safe area and traits.
  case device(config: ViewImageConfig)
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}
