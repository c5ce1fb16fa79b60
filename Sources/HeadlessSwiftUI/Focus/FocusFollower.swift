internal import HeadlessUIKit

/// The focus states of a responder: follows their changes, and reports the responder's.
@MainActor final class FocusFollower {
  private var links: [FocusLink] = []
  /// For each link, whether the responder had the focus at the last update.
  private var known: [Bool] = []

  /// Takes the links of the responder's environment. The node that calls this method records which states are read.
  ///
  /// - Parameter change: called after the update if the states give the focus to the responder (true), or take it away.
  func follow(_ links: [FocusLink], _ graph: _ViewGraph, change: @escaping @MainActor (Bool) -> Void) {
    let isSame = links.elementsEqual(self.links, by: ===)
    let before = isSame ? known : links.map { _ in false }
    self.links = links
    known = links.map { $0.isFocused }
    let gained = zip(before, known).contains { !$0 && $1 }
    let lost = zip(before, known).contains { $0 && !$1 }
    guard gained || lost else { return }
    graph.afterUpdate { change(gained) }
  }

  /// Whether the responder may take the focus: if several have the same focus value, the first one gets it.
  func mayTake(_ responder: UIResponder) -> Bool {
    !responder.isFirstResponder && !links.contains { $0.holder?.isFirstResponder == true }
  }

  func began(_ responder: UIResponder) {
    for link in links { link.viewDidBecomeFocused(responder) }
  }

  func ended(_ responder: UIResponder) {
    for link in links { link.viewDidLoseFocus(responder) }
  }
}
