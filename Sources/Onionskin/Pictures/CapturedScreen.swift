package import Graphics

/// A screen, or a part of one, laid out and turned into values: from here on no view is needed, and any thread will do.
package struct CapturedScreen: Sendable {
  package var displayList: DisplayList
  /// The views; nil for a picture of something else.
  package var tree: ViewNode?
  package var variant: SnapshotVariantDescription?
  package var times: StageTimes
  /// Mistakes in the layout, sentences without their ends; empty where nobody looked for any.
  package var findings: [String] = []

  package init(
    displayList: DisplayList, tree: ViewNode? = nil, variant: SnapshotVariantDescription? = nil,
    times: StageTimes = StageTimes()
  ) {
    self.displayList = displayList
    self.tree = tree
    self.variant = variant
    self.times = times
  }
}
