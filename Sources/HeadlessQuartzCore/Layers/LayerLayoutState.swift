/// What a layer has still to do before it is rendered.
struct LayerLayoutState {
  var needsLayout = false
  /// Whether a layer below this one needs layout.
  var descendantNeedsLayout = false
  var needsDisplay = false
}
