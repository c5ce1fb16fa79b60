public import StandIns
public import Testing

/// Says what the stand-ins for Apple's frameworks answer in a test. Made by `.answers(_:)`.
///
/// The answers are the test's alone, as `withAnswers(_:operation:)` has them: they hold in the test's task and in those that it
/// starts.
public struct StandInTrait: TestTrait, SuiteTrait, TestScoping {
  /// Holds for the tests in nested suites, too.
  public let isRecursive = true

  let answers: [any StandInAnswers]

  /// Runs the test with the trait's answers.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withAnswers(list: answers, operation: function)
  }
}

extension Trait where Self == StandInTrait {
  /// Runs a test, or all tests in a suite, with stand-ins that answer what is given:
  /// `@Test(.answers(NotificationAnswers(authorizationStatus: .denied))) func saysHowToAllowThem()`.
  public static func answers(_ answers: any StandInAnswers...) -> StandInTrait { StandInTrait(answers: answers) }
}
