import Foundation

extension UIView {
  /// The traits that were passed last. A view without a parent has the traits that were current when it was created, as UIKit
  /// predicts them, and is notified if the actual ones differ.
  var _traitCollection: UITraitCollection { core.traits ?? UITraitCollection.current }

  private var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.screenTraits }
    guard let superview else { return UITraitCollection.current }
    let traits = superview.traitCollection
    let list = core.list == .unspecified ? superview.core.listOfSubviews : core.list
    if list == .unspecified || list == traits.listEnvironment { return traits }
    return traits.modifyingTraits { $0.listEnvironment = list }
  }

  /// Sets the kind of list of the superview that contains the view, and passes it on.
  func join(_ list: UIListEnvironment) {
    guard core.list != list else { return }
    core.list = list
    if superview != nil { _updateTraitsIfNeeded() }
  }

  private func applyOverrides(to inherited: UITraitCollection) -> UITraitCollection {
    let traits = limitTextSize(of: traitOverrides.applied(to: inherited))
    if overrideUserInterfaceStyle == .unspecified || traits.userInterfaceStyle == overrideUserInterfaceStyle {
      return traits
    }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  private func limitTextSize(of traits: UITraitCollection) -> UITraitCollection {
    let asked = traits.preferredContentSizeCategory
    guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil, asked != .unspecified else {
      return traits
    }
    var category = asked
    if let minimum = minimumContentSizeCategory, category < minimum { category = minimum }
    if let maximum = maximumContentSizeCategory, category > maximum { category = maximum }
    return category == asked ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = category }
  }

  /// Applies the superview's traits, through the view's controller, and passes them on.
  func _updateTraitsIfNeeded() {
    guard core.traitChanges.begin("The traits never settle: they are changed in traitCollectionDidChange of", self)
    else { return }
    defer { core.traitChanges.end() }
    let previous = _traitCollection
    let controller = core.viewController
    let inherited = inheritedTraits
    let fromController = controller?.traits(inheriting: inherited) ?? inherited
    let current = applyOverrides(to: fromController)
    core.traits = current
    controller?.takeOver(fromController)
    if current === previous { return }
    if current != previous { traitsDidChange(from: previous, to: current) }
    for subview in subviews { subview._updateTraitsIfNeeded() }
  }

  private func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    current.withCurrent {
      traitCollectionDidChange(previous)
      for observer in core.traitObservers { observer.traitsDidChange(from: previous, to: current) }
    }
    if previous.layoutDirection != current.layoutDirection { layoutDirectionDidChange() }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
      textSizeDidChange(from: previous)
      core.guides.invalidateSystemGuides()
    }
    if previous.displayScale != current.displayScale { invalidateIntrinsicContentSize() }
    // The system's minimum margins follow the size classes.
    if core.viewController != nil { updateMargins() }
    // Apple's "Supporting Dark Mode" lists the layout among what follows a change of traits; fonts that follow the text size
    // may need another one in a view of the same size.
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Runs what UIKit runs with the view's traits as the current ones: layout and drawing.
  func withTraitsAsCurrent(_ actions: () -> Void) {
    let traits = _traitCollection
    if UITraitCollection.current === traits { return actions() }
    traits.withCurrent(actions)
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
    let tint = core.shownTint ?? UIView.standardTint
    return core.isTintDimmed ? TintDimming.dimmed(tint) : tint
  }

  /// Applies the superview's tint and its dimming, unless the view has its own, and passes both on. Sends no notification.
  func takeOverTint() {
    let above = core.superview?.core
    let tint = core.tint ?? above?.shownTint
    let isDimmed = core.tintAdjustment == .automatic ? above?.isTintDimmed ?? false : core.tintAdjustment == .dimmed
    if tint === core.shownTint, isDimmed == core.isTintDimmed { return }
    core.shownTint = tint
    core.isTintDimmed = isDimmed
    for subview in core.subviews { subview.takeOverTint() }
  }

  func setTint(_ color: UIColor?) {
    core.tint = color
    takeOverTint()
    propagateTint()
  }

  func propagateTint() {
    withTraitsAsCurrent { tintColorDidChange() }
    setNeedsDisplay()
    for subview in subviews where subview.core.tint == nil { subview.propagateTint() }
  }
}

extension UIView: TraitObserverHolder {
  var traitObservers: [TraitObserver] {
    get { core.traitObservers }
    set { core.traitObservers = newValue }
  }
}

// Not of the class, because subclasses can't override members of its extensions: they declare it anew.
@MainActor extension NSObjectProtocol where Self: UIView {
  /// The limits of the text size from the view up to its window, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var limits: [String] = []
    var view: UIView? = self
    while let current = view {
      let (minimum, maximum) = (current.minimumContentSizeCategory, current.maximumContentSizeCategory)
      if minimum != nil || maximum != nil {
        limits.append("\(current): \(minimum?.rawValue ?? "no minimum"), \(maximum?.rawValue ?? "no maximum")")
      }
      view = current.superview
    }
    return limits.joined(separator: "\n")
  }
}
