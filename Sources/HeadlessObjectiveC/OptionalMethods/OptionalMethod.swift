/// What stands in for Objective-C's optional protocol methods, which Swift doesn't have without its runtime.
///
/// A protocol of UIKit's whose method is optional declares an ordinary requirement. Its default implementation, in an
/// extension, answers with ``missing(_:)``; UIKit's code calls it inside ``call(_:)``, which is nil for a method that
/// isn't implemented. So UIKit can tell a delegate that gives no height from one that gives the standard height.
///
/// Apps call such methods with a question mark; ``OptionalMethods`` is what makes that compile, and `make generate` writes it.
///
/// A class of UIKit's that adopts such a protocol declares every method `open`, with the same default: what a subclass adds
/// to an adopted protocol isn't called otherwise.
@MainActor package enum OptionalMethod {
  private struct Answer {
    let value: Any
  }

  /// The state that decides whether a call reached a default implementation. Only differences between the counts are used.
  private struct Calls {
    /// The result of the last default implementation that was called.
    var answer: Answer?
    /// The number of default implementations called so far, and of events that no default implementation causes.
    var answers = 0
    var doings = 0
  }

  private static var calls = Calls()

  /// The result of `body`, a call of one optional method; nil where the method isn't implemented.
  package static func call<Result>(_ body: () -> Result) -> Result? {
    let (result, answered) = run(body)
    return answered == nil ? result : nil
  }

  /// The same where results can be compared: a method that asks its superclass's and then answers something else is there.
  package static func call<Result: Equatable>(_ body: () -> Result) -> Result? {
    let (result, answered) = run(body)
    guard let answered else { return result }
    return answered != result ? result : nil
  }

  /// Runs a call. What a default answered is the call's where it was the only thing to happen in it and of the result's type:
  /// an implemented method may call defaults, too, by what it does to views, and make calls of its own.
  private static func run<Result>(_ body: () -> Result) -> (result: Result, answered: Result?) {
    calls.doings += 1
    let before = (calls.answers, calls.doings)
    let result = body()
    // The previous answer is released after `calls` changes, because its deinitialiser may make calls.
    let answer = calls.answer
    calls.answer = nil
    guard before.0 + 1 == calls.answers, before.1 == calls.doings else { return (result, nil) }
    // A cast, as the result of a call through an optional delegate is one level more optional than the default's.
    return (result, answer?.value as? Result)
  }

  /// Something happens that a missing method doesn't do: a view is made.
  package static func noteDoing() { calls.doings += 1 }

  /// The answer of a method that isn't implemented: `value` for a direct call, nil through ``call(_:)``.
  package static func missing<Result>(_ value: @autoclosure () -> Result) -> Result {
    // Views of the answer's own are no doing of the method's.
    let before = calls.doings
    let value = value()
    calls.doings = before
    calls.answers += 1
    withExtendedLifetime(calls.answer) { calls.answer = Answer(value: value) }
    return value
  }

  /// The answer of a method that isn't implemented and gives nothing back.
  package static func missing() { missing(()) }
}
