/// The replacement for Objective-C's optional protocol methods, which Swift doesn't have without the Objective-C runtime.
///
/// A UIKit protocol with an optional method declares an ordinary requirement. Its default implementation, in an extension,
/// returns ``missing(_:)``. UIKit's code calls the method inside ``call(_:)``, which returns nil if the method isn't implemented.
/// UIKit can thus distinguish a delegate that returns no height from one that returns the standard height.
///
/// Apps call such methods with a question mark, which compiles because of ``OptionalMethods``. `make generate` writes that type.
///
/// A UIKit class that conforms to such a protocol declares every method `open`, with the same default. Otherwise a method that a
/// subclass adds wouldn't be called through the protocol.
@MainActor package enum OptionalMethod {
  /// The state that decides whether a call reached a default implementation. Only differences between the counts are used.
  @MainActor private final class Calls {
    struct Answer {
      let value: Any
    }

    /// The result of the last default implementation that was called.
    var answer: Answer?
    /// The number of default implementations called so far, and of events that no default implementation causes.
    var answers = 0
    var doings = 0
  }

  /// The process's: calls of all tests are made on the main thread, one within another or one after another.
  private static var calls: Calls {
    let process = StateHost.process
    if let known = process.ofOptionalMethods { return unsafeDowncast(known, to: Calls.self) }
    let made = Calls()
    process.ofOptionalMethods = made
    return made
  }

  /// Returns the result of `body`, which calls one optional method; nil if the method isn't implemented.
  package static func call<Result>(_ body: () -> Result) -> Result? {
    let (result, answered) = run(body)
    return answered == nil ? result : nil
  }

  /// Returns the result of `body`, which calls one optional method; nil if the method isn't implemented. A method that calls its
  /// superclass's default and returns a different result counts as implemented.
  package static func call<Result: Equatable>(_ body: () -> Result) -> Result? {
    let (result, answered) = run(body)
    guard let answered else { return result }
    return answered != result ? result : nil
  }

  /// Runs a call. The answer of a default implementation belongs to the call if it is of the result's type and the call did
  /// nothing else. An implemented method may also reach default implementations, through its changes of views, and make other
  /// calls.
  private static func run<Result>(_ body: () -> Result) -> (result: Result, answered: Result?) {
    let calls = calls
    calls.doings += 1
    let before = (calls.answers, calls.doings)
    let result = body()
    // The previous answer is released after `calls` changes, because its deinitialiser may make calls.
    let answer = calls.answer
    calls.answer = nil
    guard before.0 + 1 == calls.answers, before.1 == calls.doings else { return (result, nil) }
    // The cast is needed because the result of a call through an optional delegate has one more level of optionality than the
    // default's.
    return (result, answer?.value as? Result)
  }

  /// Notes an event that a missing method doesn't cause: the creation of a view.
  package static func noteDoing() { calls.doings += 1 }

  /// The answer of a method that isn't implemented: `value` in a direct call, nil through ``call(_:)``.
  package static func missing<Result>(_ value: @autoclosure () -> Result) -> Result {
    let calls = calls
    // Views that the answer creates don't count as actions of the method.
    let before = calls.doings
    let value = value()
    calls.doings = before
    calls.answers += 1
    let previous = calls.answer
    calls.answer = Calls.Answer(value: value)
    withExtendedLifetime(previous) {}
    return value
  }

  /// The answer of a method without a result that isn't implemented.
  package static func missing() { missing(()) }
}
