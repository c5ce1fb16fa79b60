public import HeadlessUIKit
public import UniformTypeIdentifiers

extension CSSearchableItemAttributeSet {
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// Its metadata's address is the key of the attributes.
private final class ContentAttributes {}
private var contentAttributes: UnsafeRawPointer { unsafeBitCast(ContentAttributes.self, to: UnsafeRawPointer.self) }

extension NSUserActivity {
  /// What a search would show of the activity: kept for the app, as none is shown.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, contentAttributes) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, contentAttributes, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
