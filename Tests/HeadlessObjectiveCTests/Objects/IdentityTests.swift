import Foundation
import HeadlessObjectiveC
import Testing

private protocol Source: AnyObject {}
private final class List: Source {}

/// `===` for values whose type isn't known to be a class.
@Suite struct IdentityTests {
  private func isOne<Value>(_ one: Value?, _ other: Value?) -> Bool { one === other }

  @Test func valuesOfAProtocolAreComparedByIdentity() {
    let (one, other): (any Source, any Source) = (List(), List())
    #expect(isOne(one, one) && !isOne(one, other) && !isOne(one, nil))
    #expect(isOne((any Source)?.none, nil))
  }

  @Test func addressesAreKeptAsValues() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { memory.deallocate() }
    #expect(NSValue(pointer: memory).pointerValue == memory && NSValue(pointer: nil).pointerValue == nil)
  }
}
