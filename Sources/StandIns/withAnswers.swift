/// Runs `operation` with stand-ins that answer what a test says.
///
///     withAnswers(NotificationAnswers(authorizationStatus: .denied)) {
///       assertSnapshot(of: SettingsController(), as: .image)
///     }
///
/// Several values are given for several frameworks; of calls within each other the inner one's hold. The outermost call has shared
/// objects of its own: a keychain, a payment queue and a notification center begin empty in it and end with it.
///
/// The answers hold in the running task and in the tasks that it starts. Work that other threads run by `DispatchQueue` asks in vain;
/// so does what the main queue runs after the call.
public func withAnswers<R>(_ answers: any StandInAnswers..., operation: () throws -> R) rethrows -> R {
  try StandInScope.run(answers, operation)
}

/// Runs `operation` with stand-ins that answer what a test says, also while it waits.
public func withAnswers<R>(
  _ answers: any StandInAnswers..., isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await StandInScope.run(answers, isolation: isolation, operation)
}

/// As `withAnswers(_:operation:)`, with a list: what a trait of tests keeps.
package func withAnswers<R>(
  list answers: [any StandInAnswers], isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await StandInScope.run(answers, isolation: isolation, operation)
}
