package import Foundation

/// An object that keeps values under keys that its class doesn't declare: a managed object has those of its entity.
///
/// Key-value coding, predicates and sort descriptors ask it first, on the thread that they run on.
package protocol KeyValueCoded: NSObjectProtocol {
  /// The value under a key; nil within the optional where there is none, nil itself where the object keeps nothing under the key.
  func codedValue(forKey key: String) -> Any??
  /// Sets the value under a key; false where the object keeps nothing under it.
  func setCodedValue(_ value: Any?, forKey key: String) -> Bool
  /// What predicates compare in the object's place: equal identities are one object.
  var codedIdentity: AnyObject { get }
}
