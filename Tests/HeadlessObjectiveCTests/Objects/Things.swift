import Foundation

/// An object that nobody else holds.
final class Thing: NSObject {}

/// One of another class.
final class Label: NSObject {}
