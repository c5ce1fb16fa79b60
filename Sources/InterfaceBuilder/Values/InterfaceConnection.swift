/// A connection between two objects.
package enum InterfaceConnection: Sendable {
  /// A property of the source that refers to the destination.
  case outlet(property: String, destination: String, line: Int)
  /// A property of the source that refers to several objects; whether they are added to the existing ones.
  case outletCollection(property: String, destination: String, line: Int)
  /// A method of the destination that an event of the source calls; the event is nil for the source's default one.
  case action(selector: String, destination: String, event: String?, line: Int)
  case segue(InterfaceSegue)

  /// Nil for elements that aren't connections or lack an end.
  package init?(_ element: DocumentElement) {
    switch element.name {
    case "outlet":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self = .outlet(property: property, destination: destination, line: element.line)
    case "outletCollection":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self = .outletCollection(
        property: property, destination: destination, line: element.line)
    case "action":
      guard let selector = element["selector"], let destination = element["destination"] else { return nil }
      self = .action(selector: selector, destination: destination, event: element["eventType"], line: element.line)
    case "segue":
      self = .segue(InterfaceSegue(element))
    default: return nil
    }
  }
}
