internal import Synchronization

/// What stand-ins find around them: the answers that a test gives, and the objects that there is one of (`current()`,
/// `shared()`, `default()`), with what these keep.
///
/// A test that gives answers has objects of its own, so that tests that run at the same time don't see each other's keychain or
/// delegates. Everything else shares the process's, as an app's launch does.
package final class StandInScope: Sendable {
  private struct Contents {
    var objects: [ObjectIdentifier: Unchecked] = [:]
  }

  /// The objects are handed to code of any isolation, as Apple's shared objects are.
  private struct Unchecked: @unchecked Sendable {
    let object: AnyObject
  }

  private static let process = StandInScope(answers: [:], objects: nil)
  @TaskLocal private static var bound: StandInScope?

  private let answers: [ObjectIdentifier: any StandInAnswers]
  private let contents: Box

  private final class Box: Sendable {
    let state = Mutex(Contents())
  }

  private init(answers: [ObjectIdentifier: any StandInAnswers], objects: Box?) {
    self.answers = answers
    contents = objects ?? Box()
  }

  private static var current: StandInScope { bound ?? process }

  /// A scope within the current one, whose answers hold where the new ones are silent.
  private static func within(_ new: [any StandInAnswers]) -> StandInScope {
    var answers = current.answers
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
    if let said = current.answers[ObjectIdentifier(type)] as? Answers { return said }
    if let question { StandInNotes.note("\(framework) is asked \(question), and the test sets no \(type)") }
    return Answers()
  }

  /// The one object of a class: the test's own where it gives answers, else the process's.
  package static func shared<Object: AnyObject>(_ type: Object.Type = Object.self, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    let box = current.contents
    if let known = box.state.withLock({ $0.objects[key] })?.object as? Object { return known }
    // Made outside of the lock: an object may ask for another one.
    let made = Unchecked(object: make())
    let kept = box.state.withLock { contents in
      let kept = contents.objects[key] ?? made
      contents.objects[key] = kept
      return kept
    }
    return kept.object as! Object
  }
}
