package import Graphics

/// A screen, or a part of one, converted to values after its layout: no views are needed any more, and any thread can process it.
package struct TakenScreen: Sendable {
  package var displayList: DisplayList
  /// The views; nil for a picture without views.
  package var tree: ViewNode?
  /// The moments of a film strip; empty for other pictures.
  package var frames: [FilmFrame] = []
  package var notes: TakenNotes

  package init(displayList: DisplayList, tree: ViewNode? = nil, notes: TakenNotes = TakenNotes()) {
    self.displayList = displayList
    self.tree = tree
    self.notes = notes
  }
}
