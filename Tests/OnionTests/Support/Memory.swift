/// Runs `body` in a scope of its own, so that nothing of it is on the stack afterwards.
@inline(never) @MainActor func inScope(_ body: () throws -> Void) rethrows {
  try body()
}
