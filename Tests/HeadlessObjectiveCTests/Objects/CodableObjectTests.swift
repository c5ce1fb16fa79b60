import Foundation
import HeadlessObjectiveC
import Testing

/// Models that derive from `NSObject` and are `Codable`, with what the compiler synthesizes.
@Suite struct CodableObjectTests {
  private final class Person: NSObject, Codable {
    var name: String
    var image: String?

    init(name: String) { self.name = name }
  }

  private class Base: NSObject, Codable {
    var number = 3
  }

  @Test func objectsAreWrittenAndRead() throws {
    let person = Person(name: "Ada")
    person.image = "ada.png"
    let read = try JSONDecoder().decode([Person].self, from: JSONEncoder().encode([person]))
    #expect(read.map(\.name) == ["Ada"] && read[0].image == "ada.png")
    #expect(try JSONDecoder().decode(Base.self, from: Data("{\"number\": 4}".utf8)).number == 4)
  }

  @Test func objectsOfClassesKnownAtRunTimeAreMade() {
    let someClass: NSObject.Type = Base.self
    #expect((someClass.init() as? Base)?.number == 3)
  }
}
