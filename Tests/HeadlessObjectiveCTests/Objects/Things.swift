import Foundation

/// An object that nothing else holds.
final class Thing: NSObject {}

/// One of another class.
final class Label: NSObject {}
