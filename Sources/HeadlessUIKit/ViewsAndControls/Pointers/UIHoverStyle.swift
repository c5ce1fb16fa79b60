public import Foundation

/// How a view looks below a pointer or a look. Nothing hovers here: views stay as they are.
@preconcurrency @MainActor public final class UIHoverStyle: NSObject {
  /// What changes.
  public struct Effect: Hashable, Sendable {
    private let name: String

    public static let automatic = Effect(name: "automatic")
    public static let highlight = Effect(name: "highlight")
    public static let lift = Effect(name: "lift")
  }

  /// Kept without effect: touches come from tests, and are fingers'.
  public var effect: Effect
  /// Kept without effect: touches come from tests, and are fingers'.
  public var shape: UIShape?
  /// Kept without effect: touches come from tests, and are fingers'.
  public var isEnabled = true

  public init(effect: Effect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
