/// The accessibility of UIKit's own views where the app sets none.
@MainActor struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none

  init(of responder: UIResponder) {
    for known in KnownClasses.chain(of: type(of: responder)) { known.readAccessibility(responder, &self) }
  }
}
