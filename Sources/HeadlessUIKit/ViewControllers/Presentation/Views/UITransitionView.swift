import Foundation

/// Holds what a presentation shows, over all that is below. Named as UIKit's, which descriptions of views show.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
  }

  /// VoiceOver doesn't look behind what is presented, where touches don't get there either.
  override var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? (presentation.map { !$0.letsTouchesThrough } ?? false) }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let previous { presentation?.traitsDidChange(from: previous, to: traitCollection) }
  }
}
