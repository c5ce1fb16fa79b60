/// Runs what needs the main actor in functions that aren't isolated, as those of `Layout` and of property wrappers aren't in SwiftUI:
/// they run on the main thread, and end the program on others.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.preconditionIsolated()
  return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
}
