import Foundation

/// A visual format string, taken apart.
struct VisualFormat {
  /// A view's or a metric's name, and how many characters of the format stand before it.
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
    /// What is done to the length, in the order of the format.
    var operations: [(operation: Operation, by: Length)] = []
    var priority: Length?
    /// How many characters of the format stand before its end.
    var end = 0
  }

  enum Item {
    /// Where the bar stands in the format.
    case superview(position: Int)
    case view(name: Name, lengths: [Predicate])
  }

  /// What lies between two items.
  enum Connection {
    /// Nothing: they touch.
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

/// What is wrong with a visual format string, in UIKit's words.
package struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// How many characters of the format were understood.
  let position: Int

  var message: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}
