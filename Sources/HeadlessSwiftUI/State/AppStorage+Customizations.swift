public import Foundation

extension AppStorage {
  /// Creates a property of a table's columns, which is stored as JSON.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> { self.init(coded: wrappedValue, key, store) }
  /// Creates a property of a tab view's sidebar and bar, which is stored as JSON. API of iOS 18.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization { self.init(coded: wrappedValue, key, store) }

  private init(coded value: Value, _ key: String, _ store: UserDefaults?) where Value: Codable {
    self.init(
      key, store, else: value,
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}

extension SceneStorage {
  /// Creates a property of a table's columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> { self.init(stored: wrappedValue, key) }
  /// Creates a property of a tab view's sidebar and bar. API of iOS 18.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String
  ) where Value == TabViewCustomization { self.init(stored: wrappedValue, key) }
}
