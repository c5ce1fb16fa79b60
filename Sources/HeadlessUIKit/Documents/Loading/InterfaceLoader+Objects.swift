internal import Foundation
internal import InterfaceBuilder

extension InterfaceLoader {
  // MARK: Views

  /// Creates the view of an element with its content.
  func makeView(_ element: DocumentElement) -> UIView? {
    let reader = ElementReader(element, self)
    let viewClass = viewClass(of: element)
    let coder = InterfaceCoder(reader)
    guard let view = viewClass.init(coder: coder) else {
      tell(.error, element, "\(viewClass).init(coder:) returned nil; the view is left out.")
      return nil
    }
    if objects[element.id ?? ""] == nil { register(view, for: element) }
    reader.tellUnread()
    return replacement(of: view, coder)
  }

  /// Applies an element's attributes to an existing view, such as a cell's label.
  func configure(_ view: AnyObject, as element: DocumentElement, _ body: (ElementReader) -> Void) {
    register(view, for: element)
    let reader = ElementReader(element, self)
    body(reader)
    reader.tellUnread()
  }

  /// The views of an element's `subviews`. Those that the size classes at hand leave out are made, too, since outlets hold
  /// them, and stay outside.
  func makeSubviews(of element: DocumentElement, in view: UIView) {
    let excluded = excludedReferences(of: element, \.subviews)
    for child in element.items(of: "subviews") {
      guard let subview = makeView(child) else { continue }
      if let id = child.id, excluded.contains(id) { continue }
      view.addSubview(subview)
    }
    let isVarying =
      element.child("variation") != nil
      || element.items(of: "constraints").contains { $0.child("variation") != nil }
    if isVarying { varying.append(VaryingObject(object: view, element: element)) }
  }

  // MARK: Other objects

  /// Creates an object that isn't a view: a gesture recognizer, a bar item, an object of a custom class.
  func makeObject(_ element: DocumentElement) -> AnyObject? {
    if let recognizer = makeRecognizer(element) { return recognizer }
    switch element.name {
    case "barButtonItem": return makeBarButtonItem(element)
    case "navigationItem":
      return make(UINavigationItem.self, element) { $0.init(coder: $1) }
    case "tabBarItem":
      return make(UITabBarItem.self, element) { $0.init(coder: $1) }
    case "customObject": return makeCustomObject(element)
    case "viewControllerPlaceholder":
      tell(.warning, element, "objects of the kind \(element.name) aren't made here.")
      return nil
    default: break
    }
    if InterfaceClasses.isView(element) { return makeView(element) }
    if InterfaceClasses.isController(element) { return makeController(element) }
    tellOnce(element, element.name, "\(element.name) isn't supported; it is left out.")
    return nil
  }

  private func make<Object: AnyObject>(
    _ type: Object.Type, _ element: DocumentElement, _ body: (Object.Type, NSCoder) -> Object?
  ) -> Object? {
    let reader = ElementReader(element, self)
    let coder = InterfaceCoder(reader)
    guard let object = body(customClass(of: element, as: type) ?? type, coder) else { return nil }
    register(object, for: element)
    reader.tellUnread()
    guard let responder = object as? UIResponder else { return object }
    return replacement(of: responder, coder) as? Object
  }

  func makeBarButtonItem(_ element: DocumentElement) -> UIBarButtonItem? {
    let reader = ElementReader(element, self)
    let itemClass = customClass(of: element, as: UIBarButtonItem.self) ?? UIBarButtonItem.self
    guard let item = itemClass.init(coder: InterfaceCoder(reader)) else { return nil }
    register(item, for: element)
    reader.tellUnread()
    return item
  }

  private func makeRecognizer(_ element: DocumentElement) -> UIGestureRecognizer? {
    guard let standard = InterfaceClasses.recognizer(element) else { return nil }
    let recognizerClass = customClass(of: element, as: UIGestureRecognizer.self) ?? standard
    let recognizer = recognizerClass.init(target: nil, action: nil)
    register(recognizer, for: element)
    let reader = ElementReader(element, self)
    KnownClasses.read(recognizer, reader)
    reader.tellUnread()
    return recognizer
  }

  /// An object of the app's own that is no view, made by its `init()`; none on a canvas, where the app's classes aren't.
  private func makeCustomObject(_ element: DocumentElement) -> AnyObject? {
    guard source.purpose == .app else { return nil }
    let objectClass = customClass(of: element, as: NSObject.self) ?? NSObject.self
    let object = objectClass.init()
    register(object, for: element)
    ElementReader(element, self).tellUnread()
    return object
  }

  // MARK: Controllers

  /// Creates a controller in a nib or of a scene.
  func makeController(_ element: DocumentElement) -> UIViewController? {
    make(controllerClass(of: element), element) { $0.init(coder: $1) }
  }

  func controllerClass(of element: DocumentElement) -> UIViewController.Type {
    let standard =
      InterfaceClasses.controller(element) ?? classOfOtherFramework(element, as: UIViewController.self)
    if standard == nil, element["customClass"] == nil { tellMissing(element, "controllers", "a plain one is shown") }
    return customClass(of: element, as: UIViewController.self) ?? standard ?? UIViewController.self
  }
}
