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

  /// Stored but unused: only finger touches are simulated.
  public var effect: Effect
  /// Stored but unused: only finger touches are simulated.
  public var shape: UIShape?
  /// Stored but unused: only finger touches are simulated.
  public var isEnabled = true

  public init(effect: Effect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
