import Foundation

extension UIView {
  /// A view without a parent has the traits that were current when it was first asked, as UIKit predicts them.
  var effectiveTraits: UITraitCollection {
    core.traits ?? traits(inheriting: parentTraits)
  }

  private var parentTraits: UITraitCollection {
    superview?.traitCollectionForSubviews ?? UITraitCollection.current
  }

  /// What subviews inherit: a controller's traits where the view is a controller's.
  private var traitCollectionForSubviews: UITraitCollection { traitCollection }

  private func traits(inheriting parent: UITraitCollection) -> UITraitCollection {
    var traits = parent
    if let controller = core.viewController { traits = controller.traits(inheriting: traits) }
    traits = traitOverrides.applied(to: traits)
    if overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    return traits
  }

  /// Takes over what the superview hands down, and hands it on.
  func updateTraits() {
    let previous = traitCollection
    let current = traits(inheriting: (self as? UIWindow)?.screenTraits ?? parentTraits)
    let isFirst = core.traits == nil
    core.traits = current
    if current === previous && !isFirst { return }
    if current != previous { traitsDidChange(from: previous) }
    for subview in subviews { subview.updateTraits() }
  }

  private func traitsDidChange(from previous: UITraitCollection) {
    let current = traitCollection
    traitCollectionDidChange(previous)
    for observer in core.traitObservers { observer.traitsDidChange(from: previous, to: current) }
    core.viewController?.traitsDidChange(from: previous, to: current)
    if previous.layoutDirection != current.layoutDirection { layoutDirectionDidChange() }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
      textSizeDidChange(from: previous)
    }
    if previous.displayScale != current.displayScale { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    core.traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    core.traitObservers.removeAll { $0 === registration }
  }

  // MARK: Layout direction

  /// The direction that content with `attribute` runs in where the interface is left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func layoutDirectionDidChange() {
    for constraint in core.constraints { constraint.record?.needsRefresh = true }
    existingLayoutEngine?.setNeedsRefresh()
    updateMargins()
    setNeedsLayout()
  }

  // MARK: Tint

  /// iOS' own tint.
  static let standardTint = UIColor.systemBlue

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.core.tint { return tint }
      view = current.superview
    }
    return UIView.standardTint
  }

  func setTint(_ color: UIColor?) {
    core.tint = color
    propagateTint()
  }

  func propagateTint() {
    tintColorDidChange()
    setNeedsDisplay()
    for subview in subviews where subview.core.tint == nil { subview.propagateTint() }
  }
}
