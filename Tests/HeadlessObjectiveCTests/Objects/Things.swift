import Foundation

/// An object without other references.
final class Thing: NSObject {}

/// An object of another class.
final class Label: NSObject {}
