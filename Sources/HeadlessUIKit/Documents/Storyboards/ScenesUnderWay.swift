/// The scenes that one call creates, with the scenes that they lead to or embed.
@MainActor final class ScenesUnderWay {
  /// The scenes of the running call; nil if none is running.
  @TaskLocal static var current: ScenesUnderWay?

  /// The nesting depth of the scenes being created.
  var depth = 0
  /// The number of scenes created so far.
  var count = 0
  /// The nesting depth of embedding: a child's view is loaded as soon as it is embedded.
  var embeddings = 0
}
