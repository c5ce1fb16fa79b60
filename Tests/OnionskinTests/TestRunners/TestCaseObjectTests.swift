import Onionskin
import Testing
import UIKit
import XCTest

/// XCTest's test cases as objects, as on a Mac.
@MainActor @Suite struct TestCaseObjectTests {
  private final class Case: XCTestCase, UITextFieldDelegate {}

  @Test func testCasesAreObjectsAndCompared() {
    let (one, other) = (Case(name: "one", testClosure: { _ in }), Case(name: "other", testClosure: { _ in }))
    let field = UITextField()
    field.delegate = one
    #expect(field.delegate as? Case == one && one != other)
    let object: any NSObjectProtocol = one
    #expect(object.isEqual(one) && !object.isEqual(other) && !object.isEqual(nil))
    #expect(object.hash == one.hash && !object.isProxy())
  }
}
