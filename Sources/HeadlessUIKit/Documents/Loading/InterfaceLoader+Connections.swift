internal import Foundation
internal import InterfaceBuilder

extension InterfaceLoader {
  /// Sets outlets, adds actions and connects segues to the elements that trigger them.
  ///
  /// - Parameter isPartial: whether destinations may be missing, and outlets to them are connected later.
  func connect(_ object: AnyObject, _ element: DocumentElement, isPartial: Bool = false) {
    var collections: [(name: String, element: DocumentElement, objects: [AnyObject])] = []
    for child in element.items(of: "connections") {
      let connection = InterfaceConnection(child)
      if source.purpose == .canvas, !isOfCanvas(connection, of: object) { continue }
      switch connection {
      case .outlet(_, let destination, _) where isPartial && self.object(destination) == nil: continue
      case .outletCollection where isPartial: continue
      case .outlet(let property, let destination, _):
        connectOutlet(object, property, self.object(destination), destination, child)
      case .outletCollection(let property, let destination, _):
        guard let target = self.object(destination) else {
          tell(.error, child, "the collection \(property) names \(destination), which isn't in the document.")
          continue
        }
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].objects.append(target)
        } else {
          collections.append((property, child, [target]))
        }
      case .action(let selector, let destination, let event, _):
        connectAction(object, element, selector, destination, event, child)
      case .segue(let segue): prepareSegue(segue, from: object)
      case nil:
        tellOnce(child, "connection \(child.name)", "connections of the kind \(child.name) have no effect.")
      }
    }
    for collection in collections {
      connectCollection(object, collection.name, collection.objects, collection.element)
    }
  }

  /// Whether a connection shows on a canvas, where the app's classes aren't: a controller's view, and views in views.
  private func isOfCanvas(_ connection: InterfaceConnection?, of holder: AnyObject) -> Bool {
    guard case .outlet(let property, let destination, _) = connection else { return false }
    return object(destination) is UIView && KnownClasses.holdsObject(holder, property)
  }

  // MARK: Outlets

  private func connectOutlet(
    _ object: AnyObject, _ property: String, _ target: AnyObject?, _ id: String, _ element: DocumentElement
  ) {
    guard let target else {
      // A view that the size classes at hand leave out, or one of a class that isn't here.
      if !source.document.mentions(id) {
        tell(.error, element, "the outlet \(property) names \(id), which isn't in the document.")
      }
      return
    }
    if KnownClasses.connect(object, property, to: [target]) { return }
    switch RuntimeMembers.set(object, property, to: target) {
    case .done: break
    case .missing:
      tell(
        .error, element,
        "[\(InterfaceLoader.name(of: object)) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(property). Declare the outlet, or remove its connection.")
    case .wrongType(let expected):
      tell(
        .error, element,
        "the outlet \(property) of \(InterfaceLoader.name(of: object)) is \(expected), and the document "
          + "connects \(InterfaceLoader.name(of: target)).")
    }
  }

  private func connectCollection(
    _ object: AnyObject, _ property: String, _ targets: [AnyObject], _ element: DocumentElement
  ) {
    if KnownClasses.connect(object, property, to: targets, isCollection: true) { return }
    switch RuntimeMembers.set(object, property, to: targets) {
    case .done: break
    case .missing:
      tell(
        .error, element,
        "[\(InterfaceLoader.name(of: object)) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(property). Declare the outlet collection, or remove its connections.")
    case .wrongType(let expected):
      tell(
        .error, element,
        "the outlet collection \(property) of \(InterfaceLoader.name(of: object)) is \(expected), and the "
          + "document connects \(Set(targets.map { InterfaceLoader.name(of: $0) }).sorted().joined(separator: ", ")).")
    }
  }

  static func name(of object: AnyObject) -> String { "\(type(of: object))" }

  // MARK: Actions

  private func connectAction(
    _ object: AnyObject, _ objectElement: DocumentElement, _ name: String, _ destination: String, _ event: String?,
    _ element: DocumentElement
  ) {
    // The first responder is found when the action is sent.
    let target = self.object(destination)
    let isForChain = target == nil && source.document.isFirstResponder(destination)
    if target == nil, !isForChain, source.document.isExit(destination) == false {
      tell(.error, element, "the action \(name) names \(destination), which isn't in the document.")
      return
    }
    let selector = Selector(name)
    if let target, !RuntimeMembers.hasMethod(target, name) {
      tell(
        .error, element,
        "\(InterfaceLoader.name(of: target)) has no method \(name) for this action: "
          + "-[\(InterfaceLoader.name(of: target)) \(name)]: unrecognized selector. Mark it @IBAction, or remove the action."
      )
    }
    let action = DocumentAction(target: target, selector: selector, event: event)
    if !KnownClasses.connectAction(object, action) {
      tellOnce(element, "action of \(objectElement.name)", "actions of \(objectElement.name) have no effect.")
    }
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(of object: AnyObject, _ element: DocumentElement) {
    var localizedCount = 0
    for child in element.items(of: "userDefinedRuntimeAttributes") {
      guard
        let attribute = InterfaceRuntimeAttribute(child, isColorMatched: source.document.isColorMatched)
      else {
        tell(.warning, child, "a runtime attribute without a key path or of an unknown type is left out.")
        continue
      }
      var value = runtimeValue(attribute.value, child)
      if case .localizedString = attribute.value {
        // The document's strings number these.
        let key = "\(element.id ?? "").ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizedCount)]"
        value = strings[key] ?? value
        localizedCount += 1
      }
      switch RuntimeMembers.set(object, keyPath: attribute.keyPath, to: value) {
      case .done: break
      // A property of the app's own class.
      case .missing where source.purpose == .canvas: break
      case .missing:
        // UIKit logs it and continues.
        tell(
          .warning, child,
          "Failed to set (\(attribute.keyPath)) user defined inspected property on "
            + "(\(InterfaceLoader.name(of: object))): this class is not key value coding-compliant for the key "
            + "\(attribute.keyPath).")
      case .wrongType(let expected):
        tell(
          .warning, child,
          "Failed to set (\(attribute.keyPath)) user defined inspected property on "
            + "(\(InterfaceLoader.name(of: object))): it is \(expected).")
      }
    }
  }

  private func runtimeValue(_ value: InterfaceRuntimeAttribute.Value, _ element: DocumentElement) -> Any? {
    switch value {
    case .none: nil
    case .boolean(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .localizedString(let key): NSLocalizedString(key, bundle: source.bundle ?? .main, comment: "")
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .range(let value): value
    case .color(let value): uiColor(value, element)
    case .image(let name, let isSystem): image(named: name, catalog: isSystem ? "system" : nil, at: element)
    }
  }
}
