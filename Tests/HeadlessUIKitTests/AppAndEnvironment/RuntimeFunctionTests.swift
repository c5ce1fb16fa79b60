import Foundation
import Testing
import UIKit

/// Functions of the Objective-C runtime and of CoreFoundation that Swift code calls.
@Suite struct RuntimeFunctionTests {
  final class Cell: NSObject {}

  @Test func classesTellTheirNames() {
    #expect(UIView.description() == "UIView")
    #expect(Cell.description().hasSuffix("Cell") && Cell.description().contains("."))
  }

  @Test func poolsHandOverWhatTheirClosureReturnsOrThrows() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func lockedObjectsKeepOtherThreadsOut() async {
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 4000)
    #expect(objc_sync_exit(counter) == -1)
  }

  @Test func absoluteTimeCountsFrom2001() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }

  @Test func valuesOfOneObjectAreOneKey() {
    let (one, other) = (Cell(), Cell())
    let names = [NSValue(nonretainedObject: one): "one", NSValue(nonretainedObject: other): "other"]
    #expect(names[NSValue(nonretainedObject: one)] == "one")
    #expect(names.keys.contains { $0.nonretainedObjectValue as AnyObject === other })
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  @Test func geometryIsWrittenAndRead() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: -3, height: 4)) == "{{1, 2.5}, {-3, 4}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgRect(for: "{{1,2.5}, {-3, 4}}") == CGRect(x: 1, y: 2.5, width: -3, height: 4))
    #expect(NSCoder.cgPoint(for: "{7, 8}") == CGPoint(x: 7, y: 8))
    #expect(NSCoder.cgSize(for: "none") == .zero)
    let third = CGSize(width: 1.0 / 3, height: 0.1)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: third)) == third)
  }
}
