/// A segue from one scene to another.
package struct InterfaceSegue: Sendable {
  package let id: String?
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship`, `custom`, and the old
  /// `push`, `modal`, `popover` and `replace`.
  package let kind: String
  package let identifier: String?
  /// The destination's identifier; for an unwind segue, that of the scene's exit.
  package let destination: String?
  /// The relationship of the source that the segue sets, such as `rootViewController`.
  package let relationship: String?
  /// The unwind action's selector.
  package let unwindAction: String?
  package let customClass: String?
  package let customModule: String?
  /// The trigger in the source if it isn't the default one, such as `accessoryAction`.
  package let trigger: String?
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let animates: Bool
  /// The method of the source that creates the destination (`@IBSegueAction`).
  package let destinationCreationSelector: String?
  /// The identifiers of the view or bar button item that a popover points to.
  package let popoverAnchorView: String?
  package let popoverAnchorBarButtonItem: String?
  /// The permitted arrow directions of a popover; empty for all.
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
