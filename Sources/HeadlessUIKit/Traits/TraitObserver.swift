internal import Foundation

/// A registration for trait changes of one view or controller.
@MainActor final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    let changed = current.changedTraits(from: previous)
    if traits.contains(where: { trait in changed.contains { $0 == trait } }) { handler(previous) }
  }
}
