import Foundation
import HeadlessCoreGraphics
import HeadlessSecurity
import Testing

/// The keychain in memory, as documented in `SecItem.h`.
@Suite struct KeychainTests {
  private func query(_ more: [String: Any] = [:]) -> CFDictionary {
    ([
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app", kSecAttrAccount as String: "ada",
    ]
      as [String: Any]).merging(more) { _, new in new } as CFDictionary
  }

  private func data(_ query: CFDictionary) -> (OSStatus, String?) {
    var result: AnyObject?
    let status = SecItemCopyMatching(query, &result)
    return (status, (result as? Data).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func itemsAreAddedFoundChangedAndDeleted() {
    withAnswers(KeychainAnswers()) {
      let returning = query([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne])
      #expect(data(returning) == (errSecItemNotFound, nil))
      #expect(SecItemAdd(query([kSecValueData as String: Data("x".utf8)]), nil) == errSecSuccess)
      #expect(SecItemAdd(query([kSecValueData as String: Data("y".utf8)]), nil) == errSecDuplicateItem)
      #expect(data(returning) == (errSecSuccess, "x"))
      #expect(SecItemUpdate(query(), [kSecValueData as String: Data("z".utf8)]) == errSecSuccess)
      #expect(data(returning) == (errSecSuccess, "z"))
      #expect(SecItemDelete(query()) == errSecSuccess && SecItemDelete(query()) == errSecItemNotFound)
    }
  }

  @Test func allItemsAreALimitOfTheirOwn() throws {
    try withAnswers(KeychainAnswers()) {
      for account in ["a", "b"] {
        SecItemAdd(query([kSecAttrAccount as String: account, kSecValueData as String: Data(account.utf8)]), nil)
      }
      var result: AnyObject?
      let all: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
        kSecReturnAttributes as String: true,
      ]
      #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
      let items = try #require(result as? [[String: Any]])
      #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
      #expect(items.allSatisfy { $0[kSecValueData as String] == nil })
    }
  }

  @Test func testsHaveKeychainsOfTheirOwn() {
    withAnswers(KeychainAnswers()) {
      SecItemAdd(query(), nil)
      #expect(SecItemCopyMatching(query(), nil) == errSecSuccess)
    }
    withAnswers(KeychainAnswers()) { #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound) }
    withAnswers(KeychainAnswers(failure: errSecInteractionNotAllowed)) {
      #expect(SecItemAdd(query(), nil) == errSecInteractionNotAllowed)
    }
  }

  /// Items are dictionaries whose values may be declared as hashable ones.
  @Test func accessControlsAreHashable() {
    let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
    let value: AnyHashable? = control
    #expect(value != nil && value == control.map { AnyHashable($0) })
  }
}
