import Foundation

/// A visual format string, taken apart.
struct VisualFormat {
  /// The name of a view or metric, and its offset in the format.
  struct Name {
    let text: String
    let position: Int
  }

  /// A length: `20`, `margin`, `>=20@750`, `==otherView`, `==otherView*2-10`.
  struct Predicate {
    enum Length {
      case number(CGFloat)
      /// A metric's or, for the length of a view, another view's name.
      case name(Name)
    }

    enum Operation: String, CaseIterable {
      case multiply = "*"
      case divide = "/"
      case add = "+"
      case subtract = "-"
    }

    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    /// The operations on the length, in the order of the format.
    var operations: [(operation: Operation, by: Length)] = []
    var priority: Length?
    /// The offset of its end in the format.
    var end = 0
  }

  enum Item {
    /// The offset of the bar in the format.
    case superview(position: Int)
    case view(name: Name, lengths: [Predicate])
  }

  /// The connection between two items.
  enum Connection {
    /// No connection: they are adjacent.
    case flush
    /// A hyphen: the system's spacing.
    case standard
    case gap([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// One fewer than items.
  var connections: [Connection] = []
}

/// The error in a visual format string, in UIKit's words.
package struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// The number of characters that were parsed.
  let position: Int

  var message: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}
