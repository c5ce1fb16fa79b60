internal import Foundation
internal import HeadlessObjectiveC

/// The classes with facts, by class and by document element.
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

  /// The class of each document element.
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

  /// The nearest class with document elements: the class itself or one of its superclasses.
  static func documentClass(of someClass: AnyClass) -> AnyClass? {
    var candidate: AnyClass? = someClass
    while let someClass = candidate {
      if let known = all[ObjectIdentifier(someClass)], !known.elements.isEmpty { return someClass }
      candidate = _getSuperclass(someClass)
    }
    return nil
  }

  // MARK: Documents

  /// Reads an object's values from its element, those of superclasses first.
  ///
  /// - Parameter base: a class whose facts are left out, including those of its superclasses; nil for none.
  static func read(_ object: AnyObject, _ reader: ElementReader, below base: AnyClass? = nil) {
    guard let level = documentClass(of: type(of: object)) else { return }
    let outer = base.map { chain(of: $0).count } ?? 0
    for known in chain(of: level).dropFirst(outer) { known.read(object, reader) }
  }

  /// Reads the values of one of an object's classes from its element.
  static func read(_ object: AnyObject, as level: AnyClass, _ reader: ElementReader) {
    facts(of: level)?.read(object, reader)
  }

  /// Reads an object's values that vary with size classes, after these have changed.
  ///
  /// - Parameter reader: a reader that reads only these values.
  static func readVarying(_ object: AnyObject, _ reader: ElementReader) {
    guard let level = documentClass(of: type(of: object)) else { return }
    for known in chain(of: level) { known.readVarying(object, reader) }
  }

  // MARK: Connections

  /// Connects objects to an outlet of one of UIKit's classes. Returns false if none accepts them.
  static func connect(
    _ object: AnyObject, _ outlet: String, to targets: [AnyObject], isCollection: Bool = false
  ) -> Bool {
    for known in chain(of: type(of: object)).reversed() {
      if let isDone = known.connect(object, outlet, targets, isCollection) { return isDone }
    }
    return false
  }

  /// Whether an object has an outlet with the name that holds an object and not a delegate.
  static func holdsObject(_ object: AnyObject, _ outlet: String) -> Bool {
    chain(of: type(of: object)).contains { $0.holdsObject(outlet) }
  }

  /// Connects an action. Returns false if none of the object's classes has actions.
  static func connectAction(_ object: AnyObject, _ action: DocumentAction) -> Bool {
    chain(of: type(of: object)).reversed().contains { $0.connectAction(object, action) }
  }
}
