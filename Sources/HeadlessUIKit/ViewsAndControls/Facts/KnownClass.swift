internal import Foundation
internal import HeadlessObjectiveC

/// The type-erased facts of a class. A class type, because each view of a document uses several.
@MainActor final class KnownClass {
  let type: AnyClass
  let elements: [String]
  /// Reads what the class adds to its superclass from a document's element.
  let read: @MainActor (_ object: AnyObject, _ reader: ElementReader) -> Void
  /// Reads the values that vary with size classes.
  let readVarying: @MainActor (_ object: AnyObject, _ reader: ElementReader) -> Void
  let takeAppearance: @MainActor (_ proxy: AnyObject, _ blank: AnyObject, _ view: AnyObject) -> Void
  /// Connects objects to an outlet; nil if the class has no outlet with the name.
  let connect: @MainActor (_ object: AnyObject, _ outlet: String, _ targets: [AnyObject], _ isCollection: Bool) -> Bool?
  /// Whether the class has an outlet with the name that holds an object and not a delegate.
  let holdsObject: @MainActor (_ outlet: String) -> Bool
  /// Connects an action. Returns false if the class has no kind of action of its own.
  let connectAction: @MainActor (_ object: AnyObject, _ action: DocumentAction) -> Bool
  let readAccessibility: @MainActor (_ object: AnyObject, _ values: inout StandardAccessibility) -> Void
  let describe: @MainActor (_ object: AnyObject, _ description: inout ViewDescription) -> Void

  init<Facts: ClassFacts>(_ facts: Facts.Type) {
    typealias Subject = Facts.Subject
    type = Subject.self
    elements = facts.elements
    read = { object, reader in
      guard let object = object as? Subject else { return }
      for read in facts.facts.readers { read(object, reader) }
    }
    readVarying = { object, reader in
      guard let object = object as? Subject else { return }
      for read in facts.facts.varyingReaders { read(object, reader) }
    }
    takeAppearance = { proxy, blank, view in
      guard let proxy = proxy as? Subject, let blank = blank as? Subject, let view = view as? Subject else { return }
      for fact in facts.facts.all { fact.takeAppearance?(proxy, blank, view) }
    }
    connect = { object, name, targets, isCollection in
      guard let object = object as? Subject,
        let outlet = facts.outlets.first(where: { $0.name == name && $0.isCollection == isCollection })
      else { return nil }
      return outlet.connect(object, targets)
    }
    holdsObject = { name in facts.outlets.contains { $0.name == name && $0.holdsObject } }
    connectAction = { object, action in
      guard let object = object as? Subject, let connect = facts.connectAction else { return false }
      connect(object, action)
      return true
    }
    readAccessibility = { object, values in
      if let object = object as? Subject { facts.readAccessibility(of: object, into: &values) }
    }
    describe = { object, description in
      if let object = object as? Subject { facts.describe(object, in: &description) }
    }
  }
}
