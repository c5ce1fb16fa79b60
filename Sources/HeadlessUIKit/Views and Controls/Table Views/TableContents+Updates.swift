import Foundation

extension TableContents {
  var isUpdating: Bool { updateDepth > 0 }

  func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }

  func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { commit() }
  }

  /// Adds to the changes under way, or makes it at once.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&pendingUpdates)
    endUpdates()
  }

  private func commit() {
    pendingUpdates = TableUpdates()
    let selected = selection
    setNeedsReload()
    selection = selected
  }

  func reconfigure(_ paths: [IndexPath]) {
    setNeedsReload()
  }
}
