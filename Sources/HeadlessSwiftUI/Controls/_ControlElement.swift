package import Foundation
internal import HeadlessCoreGraphics
package import HeadlessUIKit

/// Shows a control of UIKit's in the size that a closure says.
public final class _ControlElement: _PlatformElement {
  /// The size in a proposal, in points.
  package var measure: (ProposedViewSize) -> CGSize
  /// Keeps what the control's actions need.
  package var kept: AnyObject?

  package init(_ view: UIView, measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
    super.init(view)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Keeps the newest action of a control's view, which its target calls.
@MainActor final class ControlActions {
  var changed: () -> Void = {}
  var ended: () -> Void = {}
}

extension _ElementContext {
  /// What controls take from the environment: tint, text size and whether they can be used.
  @MainActor func prepare(_ view: UIView) {
    let environment = environment
    view.tintColor = environment.tint == nil ? nil : UIColor(cgColor: CGColor(environment.tintColor))
    view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    (view as? UIControl)?.isEnabled = environment.isEnabled
  }
}
