internal import HeadlessObjectiveC
internal import Synchronization

/// What stand-ins find around them: the answers that a test gives, and the objects that there is one of (`current()`,
/// `shared()`, `default()`), with what these keep.
///
/// A test that gives answers has objects of its own while it does, so that tests that run at the same time don't see each other's
/// keychain or delegates. Else objects belong to the host of the test that asks first, or of a launch or class around it that had them
/// before.
package final class StandInScope: Sendable {
  /// The objects are handed to code of any isolation, as Apple's shared objects are.
  private struct Unchecked: @unchecked Sendable {
    let object: AnyObject
  }

  @TaskLocal private static var bound: StandInScope?

  private let answers: [ObjectIdentifier: any StandInAnswers]
  private let contents: Box

  private final class Box: Sendable {
    private let outer: Box?
    private let objects = Mutex<[ObjectIdentifier: Unchecked]>([:])

    init(within outer: Box?) {
      self.outer = outer
    }

    /// An object of its own, or of a box around.
    func object(_ key: ObjectIdentifier) -> Unchecked? {
      objects.withLock { $0[key] } ?? outer?.object(key)
    }

    /// Keeps an object where there is none yet.
    func keep(_ made: Unchecked, _ key: ObjectIdentifier) -> Unchecked {
      objects.withLock { objects in
        let kept = objects[key] ?? made
        objects[key] = kept
        return kept
      }
    }

    static func of(_ host: StateHost) -> Box { host.value { Box(within: $0) } }
  }

  private init(answers: [ObjectIdentifier: any StandInAnswers], objects: Box?) {
    self.answers = answers
    contents = objects ?? Box(within: nil)
  }

  /// A scope within the current one, whose answers hold where the new ones are silent.
  private static func within(_ new: [any StandInAnswers]) -> StandInScope {
    var answers = bound?.answers ?? [:]
    for value in new { answers[ObjectIdentifier(type(of: value))] = value }
    return StandInScope(answers: answers, objects: bound?.contents)
  }

  static func run<R>(_ answers: [any StandInAnswers], _ operation: () throws -> R) rethrows -> R {
    try $bound.withValue(within(answers), operation: operation)
  }

  static func run<R>(
    _ answers: [any StandInAnswers], isolation: isolated (any Actor)?, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await $bound.withValue(within(answers), operation: operation, isolation: isolation)
  }

  /// What a stand-in answers now.
  ///
  /// - Parameter question: what is asked, for the warnings of a snapshot: "whether notifications are allowed". Nil where the answer
  ///   changes nothing that is visible.
  package static func answers<Answers: StandInAnswers>(
    _ type: Answers.Type = Answers.self, framework: String, asked question: String? = nil
  ) -> Answers {
    if let said = bound?.answers[ObjectIdentifier(type)] as? Answers { return said }
    if let question { StandInNotes.note("\(framework) is asked \(question), and the test sets no \(type)") }
    return Answers()
  }

  /// The one object of a class: that of the answers that a test gives, else the test's or the process's.
  package static func shared<Object: AnyObject>(_ type: Object.Type = Object.self, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = (bound?.contents ?? Box.of(.ofTest)).object(key)?.object as? Object { return known }
    // Made outside of the lock: an object may ask for another one.
    let made = Unchecked(object: make())
    return (bound?.contents ?? Box.of(.ofTestSetting)).keep(made, key).object as! Object
  }
}
