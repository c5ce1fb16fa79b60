/// The reason why a test couldn't use a screen, and what was found instead.
public struct ScreenProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No element matches.
    case notFound
    /// Several elements match.
    case ambiguous
    /// Another view covers the point of the touch.
    case covered
    /// The element is disabled.
    case disabled
    /// The element is outside the screen, or outside the visible part of a scroll view.
    case offScreen
    /// The element, or a view around it, doesn't receive touches.
    case takesNoTouches
    /// The element isn't a text input.
    case takesNoText
    /// The action had no effect: the keyboard stayed, there is no back button.
    case noEffect
    /// The screen didn't come to rest, or the condition didn't become true.
    case timeout
  }

  /// The kind of the problem.
  public let kind: Kind
  /// A description of the problem.
  public let message: String
  /// The previous picture of the test, as `2, filled in`; nil for none.
  public let lastStep: String?

  init(_ kind: Kind, _ message: String, lastStep: String? = nil) {
    self.kind = kind
    self.message = message
    self.lastStep = lastStep
  }

  /// The message with which the test fails.
  public var description: String { lastStep.map { "After step \($0): \(message)" } ?? message }

  func after(_ step: String?) -> ScreenProblem { ScreenProblem(kind, message, lastStep: lastStep ?? step) }
}
