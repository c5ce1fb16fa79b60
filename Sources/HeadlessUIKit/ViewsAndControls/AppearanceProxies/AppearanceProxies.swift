import Foundation

/// The appearance proxies of a host: their values apply to the views that the host shows, and to those of nested hosts.
///
/// A host's proxy starts as a copy of the enclosing host's, and replaces it from then on.
@MainActor final class AppearanceProxies {
  /// The proxies of the enclosing host; nil in the process's.
  private let outer: AppearanceProxies?
  /// For the process's: whether a test or a screen has its own.
  private var areSetWithin = false

  private nonisolated init(within outer: AppearanceProxies?) {
    self.outer = outer
  }

  // MARK: Whose

  private static func of(_ host: StateHost) -> AppearanceProxies {
    host.value(AppearanceProxies.self) { AppearanceProxies(within: $0) }
  }

  /// The proxies that the running code changes: `UINavigationBar.appearance()`.
  static var ofSetting: AppearanceProxies { of(.ofSetting) }

  /// The proxies that apply in a window; nil if none has values.
  static func shown(in window: UIWindow?) -> AppearanceProxies? {
    let process = of(.process)
    guard process.areSetWithin else { return process.isEmpty ? nil : process }
    return of(window?.host ?? .current)
  }

  fileprivate struct Entry {
    let key: String
    let proxy: UIView
    /// The unchanged values, to determine which were set.
    let blank: UIView
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let isOfClass: (UIView) -> Bool
  }

  private var entries: [Entry] = []

  private var isEmpty: Bool { entries.isEmpty && items.isEmpty }

  private var process: AppearanceProxies { outer?.process ?? self }

  /// The host's own, and those of the hosts around that it hasn't.
  private var allEntries: [Entry] {
    guard let outer else { return entries }
    return entries + outer.allEntries.filter { other in !entries.contains { $0.key == other.key } }
  }

  /// The appearance proxy of a class, created at the first access.
  func proxy<View: UIView>(
    for viewClass: View.Type, traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []
  ) -> View {
    let names = containers.map { String(reflecting: $0) }.joined(separator: " in ")
    let key = "\(String(reflecting: viewClass)) in \(names) for \(traits?.description ?? "all")"
    if let known = entries.first(where: { $0.key == key }), let proxy = known.proxy as? View { return proxy }
    let entry = Entry(
      key: key, proxy: UIView.make(viewClass), blank: UIView.make(viewClass), containers: containers, traits: traits,
      isOfClass: { $0 is View })
    outer?.allEntries.first { $0.key == key }?.copy(to: entry.proxy)
    entries.append(entry)
    if outer != nil { process.areSetWithin = true }
    return entry.proxy as! View
  }

  private struct ItemEntry {
    let proxy: UIBarItem
    let containers: [any UIAppearanceContainer.Type]
    let isOfClass: (UIBarItem) -> Bool

    /// Whether it is for an item, in the bar that shows it.
    @MainActor func isFor(_ item: UIBarItem) -> Bool {
      guard proxy !== item, isOfClass(item) else { return false }
      return containers.isEmpty || (item.barItemObserver as? UIView)?.lies(within: containers) ?? false
    }
  }

  private var items: [ItemEntry] = []

  /// The host's own, and those of the hosts around.
  private var allItems: [ItemEntry] { items + (outer?.allItems ?? []) }

  /// The appearance proxy of the items of bars of a class, created at the first access.
  func proxy<Item: UIBarItem>(
    for itemClass: Item.Type, containers: [any UIAppearanceContainer.Type] = []
  ) -> Item {
    let known = items.first { entry in
      type(of: entry.proxy) == itemClass
        && entry.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Item { return proxy }
    guard let proxy = itemClass.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
      fatalError("\(itemClass) makes no instance of itself by init(coder:).")
    }
    items.append(ItemEntry(proxy: proxy, containers: containers, isOfClass: { $0 is Item }))
    if outer != nil { process.areSetWithin = true }
    return proxy
  }

  /// The title attributes in the appearance proxies of an item's class, the most specific first.
  func titleTextAttributes(of item: UIBarItem, for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    let items = allItems
    guard !items.isEmpty else { return nil }
    let found = items.enumerated().filter { $0.element.isFor(item) }.sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.containers.count != second.containers.count { return first.containers.count > second.containers.count }
      if first.isOfClass(second.proxy) != second.isOfClass(first.proxy) { return second.isOfClass(first.proxy) }
      return a.offset < b.offset
    }
    return found.lazy.compactMap { $0.element.proxy.ownTitleTextAttributes(for: state) }.first
  }

  /// Applies what the proxies of the view's class have and the view hasn't set itself, the most specific proxy first.
  func apply(to view: UIView) {
    let found = allEntries.enumerated().filter { $0.element.isFor(view) }.sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.containers.count != second.containers.count { return first.containers.count > second.containers.count }
      if (first.traits == nil) != (second.traits == nil) { return first.traits != nil }
      if first.isOfClass(second.proxy) != second.isOfClass(first.proxy) { return second.isOfClass(first.proxy) }
      return a.offset < b.offset
    }
    for (_, entry) in found { entry.copy(to: view) }
  }
}

extension AppearanceProxies.Entry {
  /// Applies the values of the proxy that the view itself doesn't set.
  @MainActor fileprivate func copy(to view: UIView) {
    for known in KnownClasses.chain(of: type(of: proxy)) { known.takeAppearance(proxy, blank, view) }
  }

  @MainActor fileprivate func isFor(_ view: UIView) -> Bool {
    guard view !== proxy, isOfClass(view) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return containers.isEmpty || view.next?.lies(within: containers) ?? false
  }
}
