import Foundation

/// Names views within a part of the screen.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  public let wrappedValue = ID()

  public init() {}
}
