/// The reason why a test couldn't use a screen, and what was found instead.
public struct ScreenProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Nothing on the screen is meant.
    case notFound
    /// Several things may be meant.
    case ambiguous
    /// Something else lies where the finger would touch.
    case covered
    /// It is there, and can't be used.
    case disabled
    /// It lies beyond the edges of the screen, or of what scrolls.
    case offScreen
    /// It, or a view around it, takes no touches.
    case takesNoTouches
    /// It takes no text.
    case takesNoText
    /// It didn't do what was asked: the keyboard stayed, there is no way back.
    case noEffect
    /// The screen didn't come to rest, or not to what was waited for.
    case timeout
  }

  /// The kind of the problem.
  public let kind: Kind
  /// A description of the problem.
  public let message: String
  /// The last picture that was taken before, as `2, filled in`; nil for none.
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
