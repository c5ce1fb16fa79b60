/// Runs `body` in a separate scope, so that none of its references is on the stack afterwards.
@inline(never) @MainActor func inScope(_ body: () throws -> Void) rethrows {
  try body()
}
