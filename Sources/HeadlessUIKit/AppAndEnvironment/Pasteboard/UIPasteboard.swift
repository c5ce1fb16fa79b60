public import Foundation

/// A pasteboard. Each test has its own copies, which start with the contents of the process's; they are separate from other apps'.
// Unchecked: the class is open, as Apple's is; what it holds never changes.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
  }

  /// The one that copying and pasting go by.
  open class var general: UIPasteboard { Pasteboards.current.general }

  public let name: UIPasteboard.Name
  private let contents: PasteboardContents

  private convenience init(_ name: Name) { self.init(name, Pasteboards.current.contents(of: name)) }

  init(_ name: Name, _ contents: PasteboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// An app's own pasteboard; nil if there is none of the name and it isn't to be created.
  public convenience init?(name: UIPasteboard.Name, create: Bool) {
    guard create || Pasteboards.current.has(name) else { return nil }
    self.init(name)
  }

  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    if let board = UIPasteboard(name: pasteboardName, create: false) {
      NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
    }
    Pasteboards.current.remove(pasteboardName)
  }

  // MARK: Items

  /// The items, each by its types.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      contents.items = newValue
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  open var numberOfItems: Int { items.count }
  open var changeCount: Int { contents.changes }
  /// The types of the first item, sorted by name: an item's types have no order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) { self.items = items }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

  private func first<Value>(_ kind: String) -> Value? { items.lazy.compactMap { $0[kind] as? Value }.first }
  private func values<Value>(_ kind: String) -> [Value] { items.compactMap { $0[kind] as? Value } }
  private func set(_ values: [Any]?, _ kind: String) { items = values?.map { [kind: $0] } ?? [] }

  // MARK: By kind

  open var string: String? {
    get { first(Kind.text) }
    set { set(newValue.map { [$0] }, Kind.text) }
  }
  open var strings: [String]? {
    get { items.isEmpty ? nil : values(Kind.text) }
    set { set(newValue, Kind.text) }
  }
  open var url: URL? {
    get { first(Kind.url) }
    set { set(newValue.map { [$0] }, Kind.url) }
  }
  open var urls: [URL]? {
    get { items.isEmpty ? nil : values(Kind.url) }
    set { set(newValue, Kind.url) }
  }
  open var image: UIImage? {
    get { first(Kind.image) }
    set { set(newValue.map { [$0] }, Kind.image) }
  }
  open var images: [UIImage]? {
    get { items.isEmpty ? nil : values(Kind.image) }
    set { set(newValue, Kind.image) }
  }
  open var color: UIColor? {
    get { first(Kind.color) }
    set { set(newValue.map { [$0] }, Kind.color) }
  }
  open var colors: [UIColor]? {
    get { items.isEmpty ? nil : values(Kind.color) }
    set { set(newValue, Kind.color) }
  }
  /// The items as providers: texts, URLs and images.
  open var itemProviders: [NSItemProvider] {
    items.compactMap { item -> NSItemProvider? in
      if let image = item[Kind.image] as? UIImage { return NSItemProvider(object: image) }
      if let url = item[Kind.url] as? URL { return NSItemProvider(object: url as NSURL) }
      return (item[Kind.text] as? String).map { NSItemProvider(object: NSString(string: $0)) }
    }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  /// The expiration and the scope of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted by the pasteboard whose items have changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard before it is removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
