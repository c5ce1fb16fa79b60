public import Foundation

extension UIView {
  func replaceInteractions(_ interactions: [any UIInteraction]) {
    for interaction in core.interactions where !interactions.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in interactions { addInteraction(interaction) }
  }

  /// Adds an interaction, with its calls before and after, and removes it from its previous view: it belongs to one view at a time.
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

/// A user interaction that can be added to a view, with its gesture recognizers and their actions.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed if the view is nil.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
