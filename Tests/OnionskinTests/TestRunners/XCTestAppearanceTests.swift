import UIKit
import XCTest

@testable import HeadlessObjectiveC
@testable import Onionskin

/// Values set in `class func setUp()` last for the class, values set in `setUp()` for the test.
final class XCTestAppearanceTests: XCTestCase {
  private final class ClassNote: UILabel {}
  private final class TestNote: UILabel {}

  override class func setUp() {
    MainActor.assumeIsolated { ClassNote.appearance().textColor = .red }
  }

  override func setUp() {
    MainActor.assumeIsolated {
      XCTAssertNil(TestNote.appearance().highlightedTextColor)
      TestNote.appearance().textColor = .green
    }
  }

  @MainActor private static func check() {
    XCTAssertEqual(ClassNote.appearance().textColor, .red)
    XCTAssertEqual(TestNote.appearance().textColor, .green)
    // Removed in the other test, whichever runs first.
    TestNote.appearance().highlightedTextColor = .blue
    let label = TestNote()
    let window = UIWindow()
    window.addSubview(label)
    XCTAssertEqual(label.textColor, .green)
    XCTAssertEqual(label.highlightedTextColor, .blue)
  }

  func testOne() { MainActor.assumeIsolated { Self.check() } }

  func testAnother() {
    MainActor.assumeIsolated { Self.check() }
    XCTAssertEqual(
      TestScopes.current.suffix(2), ["XCTestAppearanceTests", "OnionskinTests.XCTestAppearanceTests/testAnother"])
  }
}
