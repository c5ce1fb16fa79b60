internal import Foundation
internal import HeadlessObjectiveC

/// A named connection from an object in a document, such as a delegate or a view.
@MainActor struct Outlet<Subject: AnyObject> {
  let name: String
  /// Whether it holds an object of one of UIKit's classes and not a delegate: views are also connected on the canvas.
  let holdsObject: Bool
  /// Whether it holds several objects.
  let isCollection: Bool
  /// Connects the objects: exactly one unless the outlet is a collection. Returns false if the objects have the wrong type.
  let connect: @MainActor (Subject, [AnyObject]) -> Bool

  /// Creates an outlet for a property that holds an object. Objects of other classes are rejected; a delegate that doesn't adopt
  /// the protocol becomes nil.
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

  /// Creates an outlet for a property that holds several objects.
  init<Element>(collection name: String, _ path: ReferenceWritableKeyPath<Subject, [Element]?>) {
    self.init(collection: name) { object, targets in
      guard let values = targets as? [Element] else { return false }
      object[keyPath: path] = values
      return true
    }
  }
}

/// An action in a document: a target and a selector.
struct DocumentAction {
  /// The target; nil for the first responder.
  let target: AnyObject?
  let selector: Selector
  /// The name of the control's event; nil if the document omits it.
  let event: String?
}
