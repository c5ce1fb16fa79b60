import UIKit

/// What the close button of a modal container looks like, where it lies, and what it says to VoiceOver.
@MainActor public struct CloseButton {
  /// The corner or edge of the safe area that the button lies at.
  public enum Position: Sendable {
    /// A corner at the top, or the middle of the lower edge.
    case topLeading, topTrailing, bottomCenter
  }

  /// Where the button lies.
  public var position: Position
  /// Shown in `tintColor`; nil shows nothing, and the button still takes its room.
  public var image: UIImage?
  /// The colour of the image.
  public var tintColor: UIColor
  /// What VoiceOver says.
  public var accessibilityLabel: String
  /// Width and height of the button, in points. 44 is the least that Apple's guidelines ask of a control.
  public var length: CGFloat
  /// Between the button and the edges of the safe area, in points.
  public var inset: CGFloat

  /// A close button; by default 44 points wide and high, 8 points from the edges of the safe area.
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

  /// What the child's safe area grows by, in points: the strip that the button lies in.
  public var childInsets: UIEdgeInsets {
    switch position {
    case .topLeading, .topTrailing: UIEdgeInsets(top: inset + length, left: 0, bottom: 0, right: 0)
    case .bottomCenter: UIEdgeInsets(top: 0, left: 0, bottom: inset + length, right: 0)
    }
  }
}
