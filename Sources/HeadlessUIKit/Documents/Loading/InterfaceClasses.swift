internal import Foundation
internal import InterfaceBuilder

/// Which class an element's object is of.
@MainActor enum InterfaceClasses {
  /// UIKit's class of an element that is a view.
  static func view(_ element: DocumentElement) -> UIView.Type? { KnownClasses.byElement[element.name] as? UIView.Type }

  /// UIKit's class of an element that is a controller.
  static func controller(_ element: DocumentElement) -> UIViewController.Type? {
    KnownClasses.byElement[element.name] as? UIViewController.Type
  }

  /// UIKit's class of an element that is a gesture recognizer.
  static func recognizer(_ element: DocumentElement) -> UIGestureRecognizer.Type? {
    KnownClasses.byElement[element.name] as? UIGestureRecognizer.Type
  }

  /// Elements of other frameworks, by their class names: those of the products that replace them, or an app's own replacements.
  static let ofOtherFrameworks: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
  ]

  /// Whether an element is a controller, also one of a class that isn't here.
  static func isController(_ element: DocumentElement) -> Bool {
    controller(element) != nil || element.name.hasSuffix("ViewController") || element.name == "hostingController"
  }

  /// Whether an element is a view, also one of a class that isn't here yet.
  static func isView(_ element: DocumentElement) -> Bool {
    view(element) != nil || element.name.hasSuffix("View")
  }
}

extension InterfaceLoader {
  /// The class of an element: the app's own where the document names one that exists, else UIKit's.
  func viewClass(of element: DocumentElement) -> UIView.Type {
    let standard: UIView.Type
    if let known = InterfaceClasses.view(element) ?? classOfOtherFramework(element, as: UIView.self) {
      standard = known
    } else {
      standard = UIView.self
      if element["customClass"] == nil { tellMissing(element, "views", "an empty view is shown") }
    }
    return customClass(of: element, as: UIView.self) ?? standard
  }

  func classOfOtherFramework<Base: AnyObject>(_ element: DocumentElement, as base: Base.Type) -> Base.Type? {
    guard let name = InterfaceClasses.ofOtherFrameworks[element.name] else { return nil }
    return ProgramClasses.named(name, module: nil, isOfTarget: false) as? Base.Type
  }

  /// Reports an element without a class.
  ///
  /// - Parameters:
  ///   - kind: the kind of element, such as `views`.
  ///   - substitute: the replacement.
  func tellMissing(_ element: DocumentElement, _ kind: String, _ substitute: String) {
    if let name = InterfaceClasses.ofOtherFrameworks[element.name] {
      tellOnce(
        element, element.name,
        "there is no class \(name) in the program; \(substitute). Add the product of its framework, or a class of that name "
          + "to your stand-ins.")
    } else if element.name == "hostingController" {
      // On iOS, loading it is a fatal error of `UIHostingController.init(coder:)`.
      tellOnce(
        element, element.name,
        "a hosting controller needs a custom class or a segue action that makes it; \(substitute).")
    } else {
      tellOnce(element, element.name, "\(kind) of the kind \(element.name) aren't supported; \(substitute).")
    }
  }

  /// The custom class of an element; nil if it has none, or one that doesn't exist, which is reported as on iOS.
  func customClass<Base: AnyObject>(of element: DocumentElement, as base: Base.Type) -> Base.Type? {
    guard source.purpose == .app, let name = element["customClass"] else { return nil }
    return customClass(
      named: name, module: element["customModule"], isOfTarget: element["customModuleProvider"] == "target",
      as: base, element: element)
  }

  func customClass<Base: AnyObject>(
    named name: String, module: String?, isOfTarget: Bool, as base: Base.Type, element: DocumentElement
  ) -> Base.Type? {
    guard let found = ProgramClasses.named(name, module: module, isOfTarget: isOfTarget) else {
      let full = module.map { "\($0).\(name)" } ?? name
      tellOnce(element, "class \(full)", "Unknown class \(full) in Interface Builder file.")
      return nil
    }
    guard let fitting = found as? Base.Type else {
      tellOnce(element, "class \(name)", "the class \(name) of this \(element.name) isn't a subclass of \(base).")
      return nil
    }
    return fitting
  }
}
