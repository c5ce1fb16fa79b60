/// A step from one scene to another.
package struct InterfaceSegue: Sendable {
  package let id: String?
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship`, `custom`, and the old
  /// `push`, `modal`, `popover` and `replace`.
  package let kind: String
  package let identifier: String?
  /// The destination's id; that of the scene's exit for an unwind segue.
  package let destination: String?
  /// Which relationship of the source it sets, as `rootViewController`.
  package let relationship: String?
  /// The unwind action's selector.
  package let unwindAction: String?
  package let customClass: String?
  package let customModule: String?
  /// What of the source starts it beside the standard, as `accessoryAction`.
  package let trigger: String?
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let animates: Bool
  /// The method of the source that makes the destination (`@IBSegueAction`).
  package let destinationCreationSelector: String?
  /// Ids of the view or bar button item that a popover points to.
  package let popoverAnchorView: String?
  package let popoverAnchorBarButtonItem: String?
  /// The directions that a popover's arrow may have; empty for all.
  package let popoverArrowDirections: [String]
  package let line: Int

  init(_ element: DocumentElement) {
    id = element.id
    kind = element["kind"] ?? "show"
    identifier = element["identifier"]
    destination = element["destination"]
    relationship = element["relationship"]
    unwindAction = element["unwindAction"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    trigger = element["trigger"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    animates = element["animates"] != "NO"
    destinationCreationSelector = element["destinationCreationSelector"]
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    popoverArrowDirections =
      element.child("popoverArrowDirection")?.attributes.filter { $0.value == "YES" }.map(\.key).sorted() ?? []
    line = element.line
  }
}
