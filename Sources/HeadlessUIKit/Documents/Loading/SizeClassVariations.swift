internal import Foundation
internal import InterfaceBuilder

/// A view whose subviews, constraints or values depend on size classes.
struct VaryingObject {
  let object: AnyObject
  let element: DocumentElement
}

extension InterfaceLoader {
  /// An element's variations that hold under the size classes at hand, those that ask for more first.
  func variations(of element: DocumentElement) -> [InterfaceVariation] {
    guard element.children.contains(where: { $0.name == "variation" }) else { return [] }
    return element.children.compactMap(InterfaceVariation.init)
      .filter { $0.holds(width: sizeClass(\.horizontalSizeClass), height: sizeClass(\.verticalSizeClass)) }
      .sorted { $0.rank > $1.rank }
  }

  private func sizeClass(
    _ axis: KeyPath<UITraitCollection, UIUserInterfaceSizeClass>
  ) -> InterfaceVariation.SizeClass? {
    switch traits[keyPath: axis] {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  /// Ids of the subviews or constraints that the size classes at hand leave out.
  func excludedReferences(
    of element: DocumentElement, _ mask: KeyPath<InterfaceVariation, InterfaceVariation.Mask>
  ) -> Set<String> {
    var excluded: Set<String> = []
    // Less specific variations come first, so that more specific ones override them.
    for variation in variations(of: element).reversed() {
      excluded.formUnion(variation[keyPath: mask].excluded)
      excluded.subtract(variation[keyPath: mask].included)
    }
    return excluded
  }

  // MARK: Changes

  /// Makes the parts that depend on size classes follow changes of these.
  func observeSizeClasses() {
    let varying = varying
    self.varying = []
    for entry in varying {
      guard let view = entry.object as? UIView else { continue }
      let (element, others, constraints) = (entry.element, WeakObjects(objects), constraints)
      let (source, storyboard, previous) = (source, storyboard, traits)
      // Subviews stay alive while the view does: one that is left out now may come back.
      let subviews = Set(element.items(of: "subviews").compactMap(\.id))
      let kept = objects.filter { subviews.contains($0.key) }
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (view: UIView, _: UITraitCollection) in
        let traits = UITraitCollection(traitsFrom: [previous, view.traitCollection])
        let loader = InterfaceLoader(
          source, storyboard: storyboard, traits: traits, objects: others.present.merging(kept) { _, own in own })
        loader.constraints = constraints
        loader.update(view, element)
      }
    }
  }

  /// Brings subviews, constraints and their constants in line with the size classes.
  private func update(_ view: UIView, _ element: DocumentElement) {
    let excludedViews = excludedReferences(of: element, \.subviews)
    let children = element.items(of: "subviews")
    for child in children {
      guard let id = child.id, let subview = object(id) as? UIView else { continue }
      if excludedViews.contains(id) {
        subview.removeFromSuperview()
      } else if subview.superview == nil {
        let below = children.prefix { $0.id != id }.compactMap { object($0.id) as? UIView }
        view.insertSubview(subview, at: below.filter { $0.superview === view }.count)
      }
    }
    let excludedConstraints = excludedReferences(of: element, \.constraints)
    for child in element.items(of: "constraints") {
      guard let id = child.id, let constraint = constraints[id], let entry = InterfaceConstraint(child) else {
        continue
      }
      constraint.constant = constant(of: entry, child)
      let isIn = !excludedConstraints.contains(id) && itemsAreIn(view, constraint)
      if isIn != constraint.isActive { constraint.isActive = isIn }
    }
    guard element.child("variation") != nil, view.superview != nil || view.window != nil else { return }
    KnownClasses.readVarying(view, ElementReader(element, self, varyingOnly: true))
  }

  private func itemsAreIn(_ holder: UIView, _ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }.allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.isDescendant(of: holder) ?? true
    }
  }
}
