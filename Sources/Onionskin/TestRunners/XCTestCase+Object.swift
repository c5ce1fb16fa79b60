public import Foundation
public import XCTest

/// On Apple's platforms, XCTest's classes are `NSObject`s: a test can adopt UIKit's protocols, be compared, observe, and be the
/// target of selectors.
extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Equatable {
  /// Whether both are the same object.
  public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }

  /// Whether a value is this object.
  public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }

  /// Based on the object's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Always false.
  public func isProxy() -> Bool { false }

  /// The test itself.
  public func `self`() -> Self { self }

  /// The test's name.
  public var description: String { name }

  /// The test's name.
  public var debugDescription: String { name }
}
