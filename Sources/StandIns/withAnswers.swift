/// Runs `operation` with the answers that stand-ins give.
///
///     withAnswers(NotificationAnswers(authorizationStatus: .denied)) {
///       assertSnapshot(of: SettingsController(), as: .image)
///     }
///
/// Several values can be given, for several frameworks; in nested calls, the inner ones take precedence. The outermost call has its
/// own shared objects: a keychain, a payment queue and a notification center are empty at its beginning and end with it.
///
/// The answers apply in the running task and in the tasks that it starts. They don't apply to work that other threads run for a
/// `DispatchQueue`, or that the main queue runs after the call.
public func withAnswers<R>(_ answers: any StandInAnswers..., operation: () throws -> R) rethrows -> R {
  try StandInScope.run(answers, operation)
}

/// Runs an asynchronous `operation` with the answers that stand-ins give.
public func withAnswers<R>(
  _ answers: any StandInAnswers..., isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await StandInScope.run(answers, isolation: isolation, operation)
}

/// The same as `withAnswers(_:operation:)`, with a list, which a trait of tests stores.
package func withAnswers<R>(
  list answers: [any StandInAnswers], isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await StandInScope.run(answers, isolation: isolation, operation)
}
