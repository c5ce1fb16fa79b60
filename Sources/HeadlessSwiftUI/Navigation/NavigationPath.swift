/// A type-erased list of the values of a stack's pages.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  init(values: [AnyHashable]) { self.values = values }

  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
