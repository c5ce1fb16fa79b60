public import HeadlessUIKit

/// How a predicate compares an item's property.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

/// A condition of a query.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  func matches(_ item: MPMediaItem) -> Bool { true }
}

/// A condition on an item's property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The property's name, as `MPMediaItemPropertyGenre`.
  public let property: String
  /// What the property is compared with.
  public let value: Any?
  /// How the property is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// A condition on a property.
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }

  override func matches(_ item: MPMediaItem) -> Bool {
    guard let value else { return true }
    let found = item.value(forProperty: property)
    if comparisonType == .contains, let found = found as? String, let value = value as? String {
      return found.localizedCaseInsensitiveContains(value)
    }
    guard let found = found as? AnyHashable, let value = value as? AnyHashable else { return false }
    return found == value
  }
}
