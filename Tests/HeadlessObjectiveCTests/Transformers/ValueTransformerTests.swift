import Foundation
import HeadlessObjectiveC
import Testing

@Suite struct ValueTransformerTests {
  private final class Reversing: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { String($0.reversed()) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
  }

  @Test func aTransformerIsFoundByItsName() throws {
    let name = NSValueTransformerName("Reversing")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Reversing(), forName: name)
    #expect(try #require(ValueTransformer(forName: name)).transformedValue("abc") as? String == "cba")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
    #expect(ValueTransformer.valueTransformerNames() == [.secureUnarchiveFromDataTransformerName])
  }

  @Test func theOneOfFoundationArchivesAndReadsArchives() throws {
    let transformer = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = try #require(transformer.transformedValue("text" as NSString) as? Data)
    #expect(transformer.reverseTransformedValue(data) as? String == "text")
    #expect(transformer.reverseTransformedValue(Data([1, 2])) == nil)
  }
}
