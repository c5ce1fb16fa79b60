/// What `render(in:)` shows otherwise than the screen does: all corners of a rounded layer are round, by the continuous curve as on
/// iOS 18, and visual effects don't appear.
package enum ContextRendering {
  /// Whether a layer is drawn into a context just now.
  @TaskLocal package static var isUnderWay = false
}
