public import Foundation
public import XCTest

/// On Apple's systems XCTest's classes are objects of Foundation's: a test adopts UIKit's protocols, is compared, observes, and is
/// the target of selectors.
extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Equatable {
  public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }

  public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }

  public var hash: Int { ObjectIdentifier(self).hashValue }

  public func isProxy() -> Bool { false }

  public func `self`() -> Self { self }

  /// The test's name.
  public var description: String { name }

  /// The test's name.
  public var debugDescription: String { name }
}
