internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum BarItemFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { BarItemFacts.self }
  static let elements = ["barItem"]
  static let facts = FactList<UIBarItem> {
    Fact("title", \.title, document: .text("title"))
    Fact("image", \.image, document: .image("image"))
    Fact("landscapeImagePhone", \.landscapeImagePhone, document: .image("landscapeImage"))
    Fact(flag: "enabled", \.isEnabled, document: .bool("enabled"))
    Fact("tag", \.tag, document: .int("tag"))
    Fact("imageInsets", \.imageInsets, document: .insets("imageInsets"))
    Fact { item, reader in
      reader.part(key: "accessibilityConfiguration") { part in
        if let label = part.string("label") { item.accessibilityLabel = label }
        if let hint = part.string("hint") { item.accessibilityHint = hint }
        if let identifier = part.string("identifier") { item.accessibilityIdentifier = identifier }
      }
    }
    Fact("largeContentSizeImage", \.largeContentSizeImage)
    Fact("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
    Fact("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
    // The view of the item, for which UIKit has no property.
    Fact(readOnly: "view", \.shownView)
    Fact(readOnly: "_view", \.shownView)
  }
}
