internal import Foundation
internal import HeadlessObjectiveC

/// What a document connects to an object under a name: a delegate, a view.
@MainActor struct Outlet<Subject: AnyObject> {
  let name: String
  /// Whether it holds an object of a class of UIKit's and no delegate: a view shows on Interface Builder's canvas, too.
  let holdsObject: Bool
  /// Whether it holds several objects.
  let isCollection: Bool
  /// Connects the objects, one for an outlet that is no collection; false where it takes no such objects.
  let connect: @MainActor (Subject, [AnyObject]) -> Bool

  /// A property that holds an object. One that is of a class takes no others; a delegate that doesn't adopt the protocol is
  /// none.
  init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Subject, Value?>) {
    let isOfClass = Value.self is AnyObject.Type
    self.name = name
    holdsObject = isOfClass
    isCollection = false
    connect = { object, targets in
      let value = targets.first as? Value
      if value == nil, isOfClass { return false }
      object[keyPath: path] = value
      return true
    }
  }

  init(collection name: String, _ connect: @escaping @MainActor (Subject, [AnyObject]) -> Bool) {
    self.name = name
    holdsObject = false
    isCollection = true
    self.connect = connect
  }

  /// A property that holds objects.
  init<Element>(collection name: String, _ path: ReferenceWritableKeyPath<Subject, [Element]?>) {
    self.init(collection: name) { object, targets in
      guard let values = targets as? [Element] else { return false }
      object[keyPath: path] = values
      return true
    }
  }
}

/// An action of a document: what is sent to whom.
struct DocumentAction {
  /// Nil for the first responder.
  let target: AnyObject?
  let selector: Selector
  /// The name of the control's event; nil where the document leaves it out.
  let event: String?
}
