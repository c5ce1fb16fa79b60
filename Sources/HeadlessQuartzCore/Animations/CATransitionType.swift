/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  /// The type of UIKit's flips; published apps use the name, too.
  package static let flip = CATransitionType(rawValue: "oglFlip")
  public static let reveal = CATransitionType(rawValue: "reveal")
}
