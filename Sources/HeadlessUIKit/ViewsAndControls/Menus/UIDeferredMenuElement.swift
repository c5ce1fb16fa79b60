/// Entries that are made when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var isLoading = false
  /// The provider's elements; nil until it has provided them.
  private(set) var elements: [UIMenuElement]?

  /// Entries that are made once, when a menu with them is shown for the first time.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ elementProvider: @escaping Provider, isCached: Bool) {
    provider = elementProvider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Elements that are created for each presentation.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  /// A menu with the entries is about to be shown.
  func prepareForMenu() {
    if !isCached { elements = nil }
  }

  /// Asks for the entries, which may come later: until then the menu shows that it is waiting.
  func load(then update: @escaping () -> Void) {
    guard !isLoading, elements == nil else { return }
    isLoading = true
    provider { [weak self] made in
      guard let self, self.isLoading else { return }
      self.isLoading = false
      self.elements = made
      update()
    }
  }
}
