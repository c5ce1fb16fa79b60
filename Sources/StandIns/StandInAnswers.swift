/// What the stand-in for one of Apple's frameworks answers: whether notifications are allowed, which products a shop has.
///
/// Each stand-in has a type of its own, a value whose properties are the questions. ``withAnswers(_:operation:)`` says which
/// value holds for a test.
public protocol StandInAnswers: Sendable {
  /// The answers where a test gives none: those of a device on which nothing was allowed, bought or stored yet.
  init()
}
