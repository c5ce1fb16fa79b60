public import HeadlessUIKit
public import UniformTypeIdentifiers

extension CSSearchableItemAttributeSet {
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// The address of its metadata is the key of the attributes.
private final class ContentAttributes {}
private var contentAttributes: UnsafeRawPointer { unsafeBitCast(ContentAttributes.self, to: UnsafeRawPointer.self) }

extension NSUserActivity {
  /// The attributes that a search displays for the activity: stored for the app, because there is no search here.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, contentAttributes) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, contentAttributes, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
