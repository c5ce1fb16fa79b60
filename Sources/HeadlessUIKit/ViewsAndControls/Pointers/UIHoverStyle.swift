public import Foundation

/// The appearance of a view under a pointer or gaze. Stored but unused: pointers aren't simulated.
@preconcurrency @MainActor public final class UIHoverStyle: NSObject {
  /// The effect.
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
