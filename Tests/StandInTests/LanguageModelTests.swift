import FoundationModels
import Observation
import Testing

/// The language model, which replies as the test says.
@Suite struct LanguageModelTests {
  private struct Dish: Generable, Equatable {
    let name: String
    let minutes: Int
    let note: String?

    init(name: String, minutes: Int, note: String?) { (self.name, self.minutes, self.note) = (name, minutes, note) }

    init(_ content: GeneratedContent) throws {
      name = try content.value(forProperty: "name")
      minutes = try content.value(forProperty: "minutes")
      note = try content.value(forProperty: "note")
    }

    var generatedContent: GeneratedContent {
      GeneratedContent(properties: ["name": name, "minutes": minutes, "note": note])
    }

    static var generationSchema: GenerationSchema {
      GenerationSchema(
        type: Self.self,
        properties: [
          ._guided("name", String.self, description: "The name"), ._guided("minutes", Int.self, .range(1...90)),
          ._guided("note", String?.self),
        ])
    }
  }

  @Test func aDeviceHasNoModelByDefault() {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(!SystemLanguageModel.default.isAvailable)
    withAnswers(LanguageModelAnswers(availability: .unavailable(.modelNotReady))) {
      #expect(SystemLanguageModel.default.availability == .unavailable(.modelNotReady))
    }
  }

  @Test func withoutAModelARequestFails() async {
    let session = LanguageModelSession()
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Hello") }
    #expect(!session.isResponding)
  }

  @Test func aReplyIsTheTestsAndStandsInTheTranscript() async throws {
    try await withAnswers(LanguageModelAnswers { "You said: \($0)" }) {
      let session = LanguageModelSession(instructions: "Be brief.")
      let response = try await session.respond {
        "One"
        if session.transcript.count == 1 { "Two" }
      }
      #expect(response.content == "You said: One\nTwo")
      #expect(session.transcript.map(\.description).map { $0.prefix(9) } == ["(Instruct", "(Prompt) ", "(Response"])
      let copy = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(session.transcript))
      #expect(copy.map(\.id) == session.transcript.map(\.id))
    }
  }

  @Test func aReplyForATypeIsJSON() async throws {
    try await withAnswers(LanguageModelAnswers { _ in #"{"minutes": 20, "name": "Soup"}"# }) {
      let session = LanguageModelSession()
      let dish = try await session.respond(to: "A dish", generating: Dish.self).content
      #expect(dish == Dish(name: "Soup", minutes: 20, note: nil))
      await #expect(throws: LanguageModelSession.GenerationError.self) {
        try await session.respond(to: "A number", generating: Int.self)
      }
    }
  }

  @Test func aStreamEndsAfterTheWholeReply() async throws {
    try await withAnswers(LanguageModelAnswers { _ in "Done" }) {
      var texts: [String] = []
      for try await snapshot in LanguageModelSession().streamResponse(to: "Go") { texts.append(snapshot.content) }
      #expect(texts == ["Done"])
      #expect(try await LanguageModelSession().streamResponse(to: "Go").collect().content == "Done")
    }
  }

  @Test func contentIsJSON() throws {
    let content = GeneratedContent(properties: ["b": [1, 2], "a": "x\"y", "c": Bool?.none])
    #expect(content.jsonString == #"{"b": [1, 2], "a": "x\"y", "c": null}"#)
    let read = try GeneratedContent(json: content.jsonString)
    #expect(try read.value([Int].self, forProperty: "b") == [1, 2])
    #expect(try read.value(Bool?.self, forProperty: "c") == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) { try read.value(String.self, forProperty: "d") }
    #expect(try Decimal(GeneratedContent(0.1)) == Decimal(string: "0.1"))
  }

  @Test func guidesAreInTheSchema() {
    let schema = Dish.generationSchema.debugDescription
    #expect(schema.contains(#""minutes": {"type": "integer", "maximum": 90, "minimum": 1}"#))
    #expect(schema.contains(#""required": ["name", "minutes"]"#))
  }

  @Test func referencesOfASchemaMustBeThere() throws {
    let root = DynamicGenerationSchema(
      name: "Menu", properties: [.init(name: "dishes", schema: .init(arrayOf: .init(referenceTo: "Dish")))])
    #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: root, dependencies: []) }
    let dish = DynamicGenerationSchema(name: "Dish", anyOf: ["Soup", "Pie"])
    #expect(try GenerationSchema(root: root, dependencies: [dish]).debugDescription.contains("#/$defs/Dish"))
  }
}
