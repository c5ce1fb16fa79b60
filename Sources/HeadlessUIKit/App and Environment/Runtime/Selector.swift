/// The name of a method. Two selectors are equal when their names are.
///
/// Linux has no Objective-C runtime: `#selector` doesn't compile here and a name alone finds no method. The type is here so
/// that interfaces which take selectors can be declared; closures (`UIAction`) are what works.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
