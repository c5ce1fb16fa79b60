internal import Foundation
internal import InterfaceBuilder

extension InterfaceLoader {
  /// Creates the constraints of all views, and activates those for the current size classes.
  func activateConstraints() {
    for (object, element) in made {
      guard let view = object as? UIView else { continue }
      let elements = element.items(of: "constraints")
      guard !elements.isEmpty else { continue }
      let excluded = excludedReferences(of: element, \.constraints)
      for constraintElement in elements where constraintElement.name == "constraint" {
        guard let entry = InterfaceConstraint(constraintElement) else {
          tell(.error, constraintElement, "a constraint without an attribute or with an unknown relation is left out.")
          continue
        }
        if entry.isPlaceholder, source.purpose == .app { continue }
        guard let constraint = makeConstraint(entry, in: view, constraintElement) else { continue }
        if let id = entry.id { constraints[id] = constraint }
        register(constraint, id: entry.id)
        made(constraint, constraintElement)
        let isExcluded = entry.id.map(excluded.contains) ?? false
        if !isExcluded, isInstalled(constraint, in: view) { view.addConstraint(constraint) }
      }
    }
  }

  /// Whether both items are where the constraint's view can hold them: subviews that the size classes leave out aren't.
  private func isInstalled(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }.allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.isDescendant(of: holder) ?? true
    }
  }

  private func made(_ constraint: NSLayoutConstraint, _ element: DocumentElement) {
    if element.child("userDefinedRuntimeAttributes") != nil { setRuntimeAttributes(of: constraint, element) }
  }

  private func makeConstraint(
    _ entry: InterfaceConstraint, in holder: UIView, _ element: DocumentElement
  ) -> NSLayoutConstraint? {
    func item(_ id: String?) -> AnyObject?? {
      guard let id else { return .some(holder) }
      if let object = object(id) { return .some(object) }
      tell(.error, element, "a constraint names the item \(id), which isn't in the document; it is left out.")
      return .none
    }
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
      if let attribute = InterfaceLoader.attributes[name] { return attribute }
      tell(.error, element, "a constraint names the attribute \(name), which there isn't; it is left out.")
      return nil
    }
    guard let found = item(entry.firstItem), let firstItem = found,
      let firstAttribute = attribute(entry.firstAttribute)
    else { return nil }
    let first = anchor(firstItem, firstAttribute)
    var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if let name = entry.secondAttribute {
      guard let found = item(entry.secondItem), let secondItem = found, let attribute = attribute(name) else {
        return nil
      }
      second = anchor(secondItem, attribute)
    }
    let multiplier = multiplier(of: entry, element)
    if let fault = InterfaceLoader.fault(first, second, multiplier: multiplier) {
      tell(.error, element, "\(fault) The constraint is left out.")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: InterfaceLoader.relations[entry.relation] ?? .equal,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant(of: entry, element))
    constraint.priority = UILayoutPriority(priority(of: entry, element))
    constraint.identifier = entry.identifier
    return constraint
  }

  /// The reason for which UIKit raises an exception; nil if a constraint is valid.
  private static func fault(
    _ first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?, multiplier: CGFloat
  ) -> String? {
    guard let firstItem = first.item as? any LayoutItem, second.map({ $0.item is any LayoutItem }) ?? true else {
      return "Constraint items must each be a view or layout guide."
    }
    let place = second.flatMap { other in (other.item as? any LayoutItem).map { LayoutReference($0, other.attribute) } }
    return ConstraintRules.fault(LayoutReference(firstItem, first.attribute), place, multiplier: multiplier)
  }

  /// The readable content guide of a view instead of its margins, if the document specifies it.
  private func anchor(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    guard let view = item as? UIView, readableMargins.contains(ObjectIdentifier(view)),
      let edge = InterfaceLoader.edgesOfMargins[attribute]
    else { return (item, attribute) }
    return (view.readableContentGuide, edge)
  }

  // MARK: Values that size classes vary

  private func varied(_ name: String, _ element: DocumentElement) -> String? {
    variations(of: element).lazy.compactMap { $0.element[name] }.first ?? element[name]
  }

  func constant(of entry: InterfaceConstraint, _ element: DocumentElement) -> CGFloat {
    if let constant = varied("constant", element).flatMap(Double.init(document:)) { return CGFloat(constant) }
    // Interface Builder writes the standard distance that it shows; old documents leave it out.
    return entry.isStandardSpacing ? 8 : 0
  }

  private func multiplier(of entry: InterfaceConstraint, _ element: DocumentElement) -> CGFloat {
    varied("multiplier", element).flatMap(InterfaceConstraint.factor) ?? entry.multiplier
  }

  private func priority(of entry: InterfaceConstraint, _ element: DocumentElement) -> Float {
    varied("priority", element).flatMap(Float.init(priority:)) ?? entry.priority
  }

  private static let relations: [InterfaceConstraint.Relation: NSLayoutConstraint.Relation] = [
    .equal: .equal, .greaterThanOrEqual: .greaterThanOrEqual, .lessThanOrEqual: .lessThanOrEqual,
  ]

  private static let edgesOfMargins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
    .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
