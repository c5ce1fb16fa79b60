import Foundation

extension UIView {
  /// What was added by `addInteraction(_:)`, in order. Setting it takes off what isn't in it any more.
  public var interactions: [any UIInteraction] {
    get { core.interactions }
    set {
      for interaction in core.interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// An interaction belongs to one view: it leaves the one that it was added to before. Told to the interaction, before and
  /// after.
  public func addInteraction(_ interaction: any UIInteraction) {
    if core.interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    core.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = core.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    core.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
