public import Foundation

extension UIView {
  func replaceInteractions(_ interactions: [any UIInteraction]) {
    for interaction in core.interactions where !interactions.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in interactions { addInteraction(interaction) }
  }

  /// An interaction belongs to one view: it leaves the one that it was added to before. The interaction's calls, before and
  /// after.
  func _addInteraction(_ interaction: any UIInteraction) {
    if core.interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    core.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func _removeInteraction(_ interaction: any UIInteraction) {
    guard let index = core.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    core.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// Something that a person may do with a view, which is added to it as a whole: its recognizers and what follows from them.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or taken off, where it is nil.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
