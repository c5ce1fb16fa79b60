package import Graphics

/// A screen, or a part of one, laid out and turned into values: from here on no view is needed, and any thread will do.
package struct TakenScreen: Sendable {
  package var displayList: DisplayList
  /// The views; nil for a picture of something else.
  package var tree: ViewNode?
  /// The moments that a film strip shows; empty for other pictures.
  package var frames: [FilmFrame] = []
  package var notes: TakenNotes

  package init(displayList: DisplayList, tree: ViewNode? = nil, notes: TakenNotes = TakenNotes()) {
    self.displayList = displayList
    self.tree = tree
    self.notes = notes
  }
}
