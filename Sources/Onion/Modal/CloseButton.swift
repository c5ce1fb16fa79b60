import UIKit

/// The appearance and the position of a modal container's close button, and its accessibility label.
@MainActor public struct CloseButton {
  /// The corner or edge of the safe area at which the button is placed.
  public enum Position: Sendable {
    /// A corner at the top, or the middle of the bottom edge.
    case topLeading, topTrailing, bottomCenter
  }

  /// The position of the button.
  public var position: Position
  /// Displayed in `tintColor`; nil displays nothing, but keeps the button's space.
  public var image: UIImage?
  /// The colour of the image.
  public var tintColor: UIColor
  /// The label for VoiceOver.
  public var accessibilityLabel: String
  /// Width and height of the button, in points. 44 is the minimum in Apple's guidelines.
  public var length: CGFloat
  /// The distance between the button and the edges of the safe area, in points.
  public var inset: CGFloat

  /// Creates a close button; by default 44 points wide and high, 8 points from the edges of the safe area.
  public init(
    position: Position = .topLeading, image: UIImage? = UIImage(systemName: "xmark"), tintColor: UIColor = .label,
    accessibilityLabel: String = "Close", length: CGFloat = 44, inset: CGFloat = 8
  ) {
    self.position = position
    self.image = image
    self.tintColor = tintColor
    self.accessibilityLabel = accessibilityLabel
    self.length = length
    self.inset = inset
  }

  /// The insets of the child's safe area, in points: the space of the button.
  public var childInsets: UIEdgeInsets {
    switch position {
    case .topLeading, .topTrailing: UIEdgeInsets(top: inset + length, left: 0, bottom: 0, right: 0)
    case .bottomCenter: UIEdgeInsets(top: 0, left: 0, bottom: inset + length, right: 0)
    }
  }
}
