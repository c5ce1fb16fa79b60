/// An element of a screen, identified by its visible text or by what VoiceOver reads: `"Save"`, `.button("Save")`.
///
/// A name is compared as a whole: with the label that VoiceOver reads, the placeholder of a text field, then the
/// value, then the accessibility identifier, then the first of several texts that SwiftUI has joined to a label. If a label is beside a field, a switch or a slider, `.field("Name")`
/// finds the control.
public struct ScreenQuery: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The kind of the element.
  enum Role: String, Hashable, Sendable, CaseIterable {
    case any = "anything"
    case button, link, text, header, field
    case toggle = "switch"
    case slider, image, tab, cell
  }

  let role: Role
  /// The name; nil for any name.
  let name: String?
  let identifier: String?
  /// The number among several matches, from 1; nil if exactly one must match.
  private(set) var position: Int?

  private init(_ role: Role, name: String? = nil, identifier: String? = nil) {
    self.role = role
    self.name = name
    self.identifier = identifier
  }

  /// Any element with this name.
  public init(_ name: String) { self.init(.any, name: name) }

  /// Any element with this name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The element with this accessibility identifier.
  public static func identifier(_ identifier: String) -> ScreenQuery { ScreenQuery(.any, identifier: identifier) }
  /// A button, or an element that VoiceOver reads as one.
  public static func button(_ name: String) -> ScreenQuery { ScreenQuery(.button, name: name) }
  /// A link.
  public static func link(_ name: String) -> ScreenQuery { ScreenQuery(.link, name: name) }
  /// A text that can't be edited.
  public static func text(_ name: String) -> ScreenQuery { ScreenQuery(.text, name: name) }
  /// A heading.
  public static func header(_ name: String) -> ScreenQuery { ScreenQuery(.header, name: name) }
  /// A text field, a search field or a text view; any for nil.
  public static func field(_ name: String? = nil) -> ScreenQuery { ScreenQuery(.field, name: name) }
  /// A switch.
  public static func toggle(_ name: String) -> ScreenQuery { ScreenQuery(.toggle, name: name) }
  /// A slider.
  public static func slider(_ name: String) -> ScreenQuery { ScreenQuery(.slider, name: name) }
  /// A picture.
  public static func image(_ name: String) -> ScreenQuery { ScreenQuery(.image, name: name) }
  /// A tab of a tab bar, or a segment of a segmented control.
  public static func tab(_ name: String) -> ScreenQuery { ScreenQuery(.tab, name: name) }
  /// The row or cell that contains an element with this name.
  public static func cell(_ name: String) -> ScreenQuery { ScreenQuery(.cell, name: name) }

  /// Selects one of several elements with the same name, counted from 1 in VoiceOver's order.
  public func nth(_ position: Int) -> ScreenQuery {
    var query = self
    query.position = position
    return query
  }

  /// The text used in messages: `the button "Save"`.
  public var description: String {
    let kind = role == .any ? "" : "\(role.rawValue) "
    var text = kind
    if let name { text += "\u{201C}\(name)\u{201D}" } else if identifier == nil { text = "any \(role.rawValue)" }
    if let identifier { text += "with the identifier \u{201C}\(identifier)\u{201D}" }
    return position.map { "\(text) (number \($0))" } ?? text
  }
}
