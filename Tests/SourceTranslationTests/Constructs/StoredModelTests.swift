import SourceTranslation
import Testing

/// SwiftData's macros.
@Suite struct StoredModelTests {
  private static let settings = TranslationSettings(modules: [
    "UIKit", "SwiftData", "HeadlessSwiftUI", "_SwiftData_SwiftUI",
  ])

  private func output(_ source: String) -> String { Translation(source, settings: Self.settings).output }

  @Test func storedPropertiesOfModelsAreWrapped() {
    let source = """
      import SwiftData
      @Model public final class Trip: Codable {
        #Unique<Trip>([\\.name], [\\.a,
          \\.b])
        @Attribute(.unique) public var name: String
        let id = UUID()
        @Transient var count = 0
        @Relationship(
          deleteRule: .cascade, inverse: \\Stop.trip)
        private(set) var stops: [Stop] = []
        static var all = 0
        var title: String { name }
        lazy var words = name.split(separator: " ")
      }
      """
    let translation = Translation(source, settings: Self.settings)
    #expect(translation.problems == [])
    let wrapper = "@SwiftData._PersistedProperty"
    let lines = translation.originalLines().mapValues { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[2] == "public final class Trip: Codable, SwiftData.PersistentModel {")
    #expect(lines[5] == "\(wrapper) public var name: String" && lines[6] == "\(wrapper) var id = UUID()")
    #expect(lines[7] == "var count = 0" && lines[8] == wrapper && lines[10] == "private(set) var stops: [Stop] = []")
    for text in [
      "public required init(_record: SwiftData._ModelRecord) { self._record = _record; _name = .init(_unset: ()); "
        + "_id = .init(_unset: ()); _stops = .init(_unset: ()) }",
      ".init(\"name\", \\Trip.name, \\Trip._name, SwiftData.Schema.Attribute(.unique))",
      "\\Trip._stops, SwiftData.Schema.Relationship(    deleteRule: .cascade, inverse: \\Stop.trip))",
      "let groups: [[PartialKeyPath<Trip>]] = [[\\.name], [\\.a,     \\.b]]; return groups }",
      "static var all = 0", "  lazy var words",
    ] {
      #expect(translation.output.contains(text), "\(text)")
    }
    #expect(!translation.output.contains("#Unique"))
  }

  @Test func structuresOfModelsMayHaveTheirAttributes() {
    let source = """
      import SwiftData
      @Model final class Food {
        var data: Data
        struct Data: Codable {
          @Attribute(.externalStorage) var image: [UInt8]?
        }
        init(data: Data) { self.data = data }
      }
      """
    #expect(!output(source).contains("@Attribute"))
    #expect(output(source).contains("var image: [UInt8]?"))
  }

  @Test func computedPropertiesMayBeTransient() {
    let source = """
      import SwiftData
      @Model final class Trip {
        private var kind = ""
        @Transient
        var isLong: Bool { kind == "long" }
      }
      extension Trip {
        @Transient var isShort: Bool { !isLong }
      }
      """
    let translation = Translation(source, settings: Self.settings)
    #expect(translation.problems == [] && !translation.output.contains("Transient"))
    #expect(translation.output.contains("var isShort: Bool { !isLong }"))
    #expect(!translation.output.contains("_isLong"))
  }

  @Test func modelActorsGetTheirContext() {
    let text = output("import SwiftData\n@ModelActor public actor Importer {\n}\n")
    #expect(text.contains("public actor Importer: SwiftData.ModelActor {"))
    #expect(text.contains("public nonisolated let modelContainer: SwiftData.ModelContainer"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer)"))
    let own = output("import SwiftData\n@ModelActor(disableGenerateInit: true) actor Importer: Worker {\n}\n")
    #expect(own.contains("actor Importer: Worker, SwiftData.ModelActor {") && !own.contains("init(modelContainer"))
  }

  /// Memberwise initialisers only leave out wrappers with arguments.
  @Test func queriesWithoutArgumentsGetNone() {
    let text = output("import SwiftData\nimport SwiftUI\nstruct List: View {\n  @Query private var trips: [Trip]\n}\n")
    #expect(text.contains("@Query() private var trips") && text.contains("import _SwiftData_SwiftUI\n"))
    #expect(output("import SwiftUI\nstruct List { @Query var trips: [Trip] }").contains("@Query var"))
  }

  @Test func modelsOfModelsAreRefused() {
    let source = "import SwiftData\n@Model class Trip {}\n@Model class Cruise: Trip {}\n"
    let problems = Translation(source, settings: Self.settings).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("/app/File0.swift:3:8: error: A model that inherits"))
  }

  @Test func swiftDataIsRefusedWithoutItsProduct() {
    let problems = Translation("import SwiftData\n@Model class Trip {}\n").problems
    #expect(problems.count == 1 && problems[0].contains("Add the product \"SwiftData\""))
  }
}
