public import Foundation

/// The size that a view is laid out in for its picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen, with its safe area and traits.
  case device(config: ViewImageConfig)
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view has where it may be as large as it likes.
  case sizeThatFits
}
