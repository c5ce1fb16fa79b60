/// What a layer remembers of its place in its tree, so that asking for it needn't go up level by level.
struct LayerTreePlace {
  /// The top of the layer's tree when it was last looked up, and how far above it is.
  var top: (reference: BackReference<CALayer>, distance: Int)?
  /// What others remember this layer by; nil before one does.
  var ownReference: BackReference<CALayer>?
  /// While the layer lies in none: how many lie in each other below it, or fewer.
  var heightBelow = 0
}
