public import Foundation

/// A link, an attachment or a tagged part of a text, which the user may tap.
// Unchecked: constants, of which an attachment is the app's own to keep to one thread at a time.
public struct UITextItem: @unchecked Sendable {
  public enum Content: @unchecked Sendable {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public enum ContentType: Int, Sendable {
    case link, textAttachment, tag
  }

  public let content: Content
  /// In UTF-16 units.
  public let range: NSRange

  public var contentType: ContentType {
    switch content {
    case .link: .link
    case .textAttachment: .textAttachment
    case .tag: .tag
    }
  }
}

extension UITextItem {
  /// The menu of an item, and its preview.
  @preconcurrency @MainActor public struct MenuConfiguration {
    /// The preview of the item while its menu is open.
    @preconcurrency @MainActor public struct Preview {
      let view: UIView?

      public static let `default` = Preview(view: nil)

      private init(view: UIView?) { self.view = view }
      public init(view: UIView) { self.view = view }
    }

    let preview: Preview?
    let menu: UIMenu

    /// - Parameter preview: nil for none.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }
}
