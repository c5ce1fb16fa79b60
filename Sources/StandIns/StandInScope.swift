internal import HeadlessObjectiveC
internal import Synchronization

/// The state of stand-ins: the answers that a test gives, and the shared objects (`current()`, `shared()`, `default()`) with
/// their state.
///
/// A test that gives answers has its own objects meanwhile, so that tests that run at the same time don't share a keychain or
/// delegates. Otherwise an object belongs to the host of the first test that asks for it, or to an enclosing class or launch that
/// already has the object.
package final class StandInScope: Sendable {
  /// The objects are passed to code of any isolation, as Apple's shared objects are.
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

    /// The box's own object, or that of an enclosing box.
    func object(_ key: ObjectIdentifier) -> Unchecked? {
      objects.withLock { $0[key] } ?? outer?.object(key)
    }

    /// Stores an object unless there is one already. Returns the stored object.
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

  /// Creates a scope within the current scope, whose answers apply to types that `new` doesn't contain.
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

  /// Returns the answers that the test sets; nil if it sets none.
  package static func given<Answers: StandInAnswers>(_ type: Answers.Type = Answers.self) -> Answers? {
    bound?.answers[ObjectIdentifier(type)] as? Answers
  }

  /// Returns the current answers of a stand-in.
  ///
  /// - Parameter question: the question for the warnings of a snapshot, such as "whether notifications are allowed"; nil if the
  ///   answer has no visible effect.
  package static func answers<Answers: StandInAnswers>(
    _ type: Answers.Type = Answers.self, framework: String, asked question: String? = nil
  ) -> Answers {
    if let given = given(type) { return given }
    if let question { StandInNotes.note("\(framework) is asked \(question), and the test sets no \(type)") }
    return Answers()
  }

  /// The shared object of a class: that of the current answers, or else that of the test or the process.
  package static func shared<Object: AnyObject>(_ type: Object.Type = Object.self, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = (bound?.contents ?? Box.of(.ofTest)).object(key)?.object as? Object { return known }
    // Created outside the lock, because an object may request another one.
    let made = Unchecked(object: make())
    return (bound?.contents ?? Box.of(.ofTestSetting)).keep(made, key).object as! Object
  }
}
