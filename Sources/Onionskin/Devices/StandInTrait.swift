internal import HeadlessUIKit
public import StandIns
public import Testing

/// Sets the answers of the replacements for Apple's frameworks in a test. Made by `.answers(_:)`.
///
/// Like those of `withAnswers(_:operation:)`, the answers only apply to the test's task and the tasks that it starts.
public struct StandInTrait: TestTrait, SuiteTrait, TestScoping {
  /// Applies to tests in nested suites, too.
  public let isRecursive = true

  let answers: [any StandInAnswers]

  /// Runs the test with the trait's answers.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await TestScopes.run { try await withAnswers(list: answers, operation: function) }
  }
}

extension Trait where Self == StandInTrait {
  /// Runs a test, or all tests in a suite, with these answers of replaced frameworks:
  /// `@Test(.answers(NotificationAnswers(authorizationStatus: .denied))) func saysHowToAllowThem()`.
  public static func answers(_ answers: any StandInAnswers...) -> StandInTrait { StandInTrait(answers: answers) }
}
