package import Foundation

/// An object with values for keys that its class doesn't declare: a managed object has those of its entity.
///
/// Key-value coding, predicates and sort descriptors ask it first, on their own thread.
package protocol KeyValueCoded: NSObjectProtocol {
  /// The value of a key; nil inside the optional if it is nil, nil itself if the object has no such key.
  func codedValue(forKey key: String) -> Any??
  /// Sets the value of a key; false if the object has no such key.
  func setCodedValue(_ value: Any?, forKey key: String) -> Bool
  /// The identity that predicates compare: equal identities are the same object.
  var codedIdentity: AnyObject { get }
}
