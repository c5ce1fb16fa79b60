extension UIView {
  /// The root of the hierarchy. Every view on the path caches it, so that the cost doesn't depend on the depth: adding, layout and
  /// drawing access it once per view.
  var rootView: UIView {
    if core.superview == nil { return self }
    if let known = core.knownRoot?.target, known.core.superview == nil { return known }
    var root = self
    while let above = root.rememberedAbove { root = above }
    let reference = root.backReference
    var view = self
    while view !== root, let above = view.rememberedAbove {
      view.core.knownRoot = reference
      view = above
    }
    return root
  }

  /// The farthest view above that is known without asking others.
  private var rememberedAbove: UIView? { core.knownRoot?.target ?? core.superview }

  /// Called when the view has left its superview: its descendants have another root. A view without a cached root has no
  /// descendants with one.
  func forgetRoot() {
    guard core.knownRoot != nil else { return }
    core.knownRoot = nil
    for subview in core.subviews { subview.forgetRoot() }
  }

  /// Whether this view is `view` or in it.
  func lies(in view: UIView) -> Bool {
    view.core.superview == nil ? rootView === view : isDescendant(of: view)
  }
}
