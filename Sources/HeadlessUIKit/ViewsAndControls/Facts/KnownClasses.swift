internal import Foundation
internal import HeadlessObjectiveC

/// The classes that have facts, by class and by the elements of documents.
@MainActor enum KnownClasses {
  private static let all: [ObjectIdentifier: KnownClass] = {
    var found: [ObjectIdentifier: KnownClass] = [:]
    for list in ProgramMemberLists.all {
      guard let facts = list as? any ClassFacts.Type else { continue }
      let known = KnownClass(facts)
      found[ObjectIdentifier(known.type)] = known
    }
    return found
  }()

  /// The class of each element of documents.
  static let byElement: [String: AnyClass] = {
    var classes: [String: AnyClass] = [:]
    for known in all.values { for element in known.elements { classes[element] = known.type } }
    return classes
  }()

  /// The facts of the class itself, without those of its superclasses.
  static func facts(of someClass: AnyClass) -> KnownClass? { all[ObjectIdentifier(someClass)] }

  /// The facts of a class and its superclasses, the outermost superclass's first.
  static func chain(of someClass: AnyClass) -> [KnownClass] {
    var chain: [KnownClass] = []
    var candidate: AnyClass? = someClass
    while let someClass = candidate {
      if let known = all[ObjectIdentifier(someClass)] { chain.append(known) }
      candidate = _getSuperclass(someClass)
    }
    return chain.reversed()
  }

  /// The class itself or the nearest of its superclasses that documents have elements for.
  static func documentClass(of someClass: AnyClass) -> AnyClass? {
    var candidate: AnyClass? = someClass
    while let someClass = candidate {
      if let known = all[ObjectIdentifier(someClass)], !known.elements.isEmpty { return someClass }
      candidate = _getSuperclass(someClass)
    }
    return nil
  }

  // MARK: Documents

  /// Has an object take what its element says: superclasses first.
  ///
  /// - Parameter base: a class whose facts, and whose superclasses' facts, are left out; nil for none.
  static func read(_ object: AnyObject, _ reader: ElementReader, below base: AnyClass? = nil) {
    guard let level = documentClass(of: type(of: object)) else { return }
    let outer = base.map { chain(of: $0).count } ?? 0
    for known in chain(of: level).dropFirst(outer) { known.read(object, reader) }
  }

  /// Has an object take what its element says of one of its classes.
  static func read(_ object: AnyObject, as level: AnyClass, _ reader: ElementReader) {
    facts(of: level)?.read(object, reader)
  }

  /// Has an object take the values that size classes vary, when these have changed.
  ///
  /// - Parameter reader: one that reads nothing else.
  static func readVarying(_ object: AnyObject, _ reader: ElementReader) {
    guard let level = documentClass(of: type(of: object)) else { return }
    for known in chain(of: level) { known.readVarying(object, reader) }
  }

  // MARK: Connections

  /// Connects objects to an outlet of one of UIKit's classes; false where there is none that takes them.
  static func connect(
    _ object: AnyObject, _ outlet: String, to targets: [AnyObject], isCollection: Bool = false
  ) -> Bool {
    for known in chain(of: type(of: object)).reversed() {
      if let isDone = known.connect(object, outlet, targets, isCollection) { return isDone }
    }
    return false
  }

  /// Whether an object has an outlet of the name that holds an object, no delegate.
  static func holdsObject(_ object: AnyObject, _ outlet: String) -> Bool {
    chain(of: type(of: object)).contains { $0.holdsObject(outlet) }
  }

  /// False where none of the object's classes has actions.
  static func connectAction(_ object: AnyObject, _ action: DocumentAction) -> Bool {
    chain(of: type(of: object)).reversed().contains { $0.connectAction(object, action) }
  }
}
