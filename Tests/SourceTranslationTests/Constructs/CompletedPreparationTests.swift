import SourceTranslation
import Testing

@Suite struct CompletedPreparationTests {
  private static let base = """
    import XCTest
    open class BaseTests: XCTestCase {
      open override func setUp(completion: @escaping (Error?) -> Void) {
        super.setUp { completion($0) }
      }
    }
    """
  private static let more = """
    final class MoreTests: BaseTests {
      override func setUp(completion: @escaping (Error?) -> Void) { super.setUp(completion: completion) }
      override func tearDown(completion: @escaping (Error?) -> Void) { completion(nil) }
    }
    """

  /// XCTest of Linux calls the asynchronous method, and has no method of this name that a class could override.
  @Test func theFirstClassDeclaresTheMethod() {
    let output = Translation(Self.base, settings: TranslationSettings(product: .test)).output
    #expect(output.contains("open nonisolated override func setUp() async throws {"))
    #expect(output.contains("Task { @MainActor in test.setUp { error in"))
    #expect(output.contains("open          func setUp(completion: @escaping (Error?) -> Void) {"))
    #expect(output.contains("self .inherited_setUp { completion($0) }"))
    #expect(output.contains("private func inherited_setUp(completion: ((any Error)?) -> Void) { completion(nil) }"))
    #expect(!output.contains("super"))
  }

  @Test func classesBelowOverrideIt() {
    let output = Translation(Self.base, Self.more, settings: TranslationSettings(product: .test)).outputs[1]
    #expect(output.contains("  override func setUp(completion: @escaping (Error?) -> Void) { super.setUp(completion: "))
    #expect(!output.contains("override func setUp() async"))
    #expect(output.contains("nonisolated override func tearDown() async throws {"))
  }

  @Test func otherClassesKeepTheirs() {
    let source = "class Wizard: Machine { override func setUp(completion: @escaping (Error?) -> Void) {} }"
    #expect(Translation(source, settings: TranslationSettings(product: .test)).output.contains(source))
    #expect(!Translation(Self.base).output.contains("async"))
  }
}
