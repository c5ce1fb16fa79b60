internal import Foundation
public import HeadlessUIKit

extension NSUserActivity {
  /// Why a payload wasn't read or written.
  public enum TypedPayloadError: Error {
    /// The activity's information isn't a payload of the type.
    case invalidContent
    /// The payload can't be encoded, or isn't a dictionary when it is.
    case encodingError
  }

  /// The activity's information as a value of a type.
  ///
  /// - Throws: ``TypedPayloadError/invalidContent`` where there is no such information.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let userInfo = userInfo as? [String: Any],
      let data = try? PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0),
      let payload = try? PropertyListDecoder().decode(type, from: data)
    else { throw TypedPayloadError.invalidContent }
    return payload
  }

  /// Adds the encoded properties of a value to the activity's information. Apple doesn't document how a payload is encoded; these are
  /// entries of a property list.
  ///
  /// - Throws: ``TypedPayloadError/encodingError`` for a value that isn't encoded as a dictionary.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    guard let data = try? PropertyListEncoder().encode(payload),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let entries = list as? [String: Any]
    else { throw TypedPayloadError.encodingError }
    addUserInfoEntries(from: entries)
  }
}
