/// What stands in for Objective-C's optional protocol methods, which Swift doesn't have without its runtime.
///
/// A protocol of UIKit's whose method is optional declares an ordinary requirement. Its default implementation, in an
/// extension, answers with ``missing(_:)``; whoever calls it, does so inside ``call(_:)``, which is nil for a method that
/// nobody wrote. So UIKit can tell a delegate that gives no height from one that gives the standard height.
///
/// Apps call such methods with a question mark; ``OptionalMethods`` is what makes that compile, and `make generate` writes it.
///
/// A class of UIKit's that adopts such a protocol declares every method `open`, with the same default: what a subclass adds
/// to an adopted protocol isn't called otherwise.
@MainActor package enum OptionalMethod {
  private final class Answer<Result> {
    let value: Result

    init(_ value: Result) { self.value = value }
  }

  private static var isMissing = false
  /// What the default of the method that is being called answered.
  private static var answer: AnyObject?

  /// The result of `body`, a call of one optional method; nil where the method isn't implemented.
  package static func call<Result>(_ body: () -> Result) -> Result? {
    isMissing = false
    let result = body()
    defer { end() }
    return isMissing ? nil : result
  }

  /// The same where results can be compared: a method that asks its superclass's and then answers something else is there.
  package static func call<Result: Equatable>(_ body: () -> Result) -> Result? {
    isMissing = false
    let result = body()
    defer { end() }
    guard isMissing else { return result }
    guard let answer = answer as? Answer<Result>, answer.value != result else { return nil }
    return result
  }

  private static func end() {
    isMissing = false
    answer = nil
  }

  /// The answer of a method that isn't implemented: `value` for whoever calls it directly, nil through ``call(_:)``.
  package static func missing<Result>(_ value: Result) -> Result {
    isMissing = true
    answer = Answer(value)
    return value
  }

  /// The answer of a method that isn't implemented and gives nothing back.
  package static func missing() {
    isMissing = true
    answer = nil
  }
}
