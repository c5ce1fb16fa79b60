/// The scenes that one call makes, with all to which they lead and which they embed.
@MainActor final class ScenesUnderWay {
  /// Those of the call that runs; nil outside of all.
  @TaskLocal static var current: ScenesUnderWay?

  /// How many are being made within each other.
  var depth = 0
  /// How many were made so far.
  var count = 0
  /// How many are being embedded within each other: a child's view is loaded as soon as it is embedded.
  var embeddings = 0
}
