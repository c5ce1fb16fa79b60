import AppIntents
import HeadlessSwiftUI
import Testing
import _AppIntents_SwiftUI

/// What intents return, and their parameters.
@MainActor @Suite struct IntentResultTests {
  private struct Weather: AppIntent {
    static let title: LocalizedStringResource = "Weather"
    @Parameter(title: "Cities", default: ["Rome"], size: IntentCollectionSize(min: 1, max: 3)) var cities: [String]
    @Parameter(title: "Days", size: [.systemSmall: 2, .systemLarge: 5]) var days: [Int]?
    @Parameter(title: "Unit") var unit: String?
    @Parameter(title: "Wind", optionsProvider: Winds()) var wind: String?

    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
      guard unit != nil else { throw $unit.needsValueError("Which unit?") }
      return .result(dialog: "It is sunny", view: Text("Sun"))
    }
  }

  private struct Winds: DynamicOptionsProvider {
    func results() async throws -> [String] { ["North", "South"] }
    func defaultResult() async -> String? { "South" }
  }

  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
      .result(value: 3, view: Text("Three"))
    }
  }

  @Test func anIntentAsksForItsValue() async throws {
    let intent = Weather()
    #expect(intent.cities == ["Rome"] && intent.days == nil)
    let error = await #expect(throws: AppIntentError.self) { _ = try await intent.perform() }
    #expect(error?.dialog == "Which unit?")
    #expect(intent.wind == nil)
    #expect(try await Winds().results().count == 2)
    intent.unit = "C"
    let result = try #require(try await intent.perform() as? SnippetIntentResult)
    #expect(result.dialog == "It is sunny")
    await #expect(throws: AppIntentError.self) { _ = try await intent.$unit.requestValue("Which unit?") }
  }

  @Test func valuesAreReturnedWithViews() async throws {
    #expect(try await Count().perform().value == 3)
  }

  @Test func sizesAreNumbersOrRanges() {
    #expect(IntentCollectionSize(exactly: 3) == 3 && IntentCollectionSize(min: 1, max: 3).max == 3)
  }
}
