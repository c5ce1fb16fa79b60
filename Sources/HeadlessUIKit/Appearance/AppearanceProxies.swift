import Foundation

/// The appearance proxies that the app asked for.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  fileprivate struct Entry {
    let key: String
    let proxy: UIView
    /// What nothing was set on, to tell what was.
    let blank: UIView
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let isOfClass: (UIView) -> Bool
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The appearance proxy for a class, made when it is first asked for.
  func proxy<View: UIView>(
    for viewClass: View.Type, traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []
  ) -> View {
    let names = containers.map { String(reflecting: $0) }.joined(separator: " in ")
    let key = "\(String(reflecting: viewClass)) in \(names) for \(traits?.description ?? "all")"
    if let known = entries.first(where: { $0.key == key }), let proxy = known.proxy as? View { return proxy }
    let entry = Entry(
      key: key, proxy: UIView.make(viewClass), blank: UIView.make(viewClass), containers: containers, traits: traits,
      isOfClass: { $0 is View })
    entries.append(entry)
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

  /// The appearance proxy for the items of bars of a class, made when it is first asked for.
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
    return proxy
  }

  /// What the appearance proxies of an item's class, the most particular first, say of its title.
  func titleTextAttributes(of item: UIBarItem, for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    guard !items.isEmpty else { return nil }
    let found = items.filter { $0.isFor(item) }.sorted { first, second in
      if first.containers.count != second.containers.count { return first.containers.count > second.containers.count }
      return second.isOfClass(first.proxy) && !first.isOfClass(second.proxy)
    }
    return found.lazy.compactMap { $0.proxy.titleTextAttributes(for: state) }.first
  }

  /// Gives a view what the appearance proxies of its class have and it hasn't: the most particular first, for what is set stays.
  func apply(to view: UIView) {
    let found = entries.enumerated().filter { $0.element.isFor(view) }.sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.containers.count != second.containers.count { return first.containers.count > second.containers.count }
      if (first.traits == nil) != (second.traits == nil) { return first.traits != nil }
      if first.isOfClass(second.proxy) != second.isOfClass(first.proxy) { return second.isOfClass(first.proxy) }
      return a.offset < b.offset
    }
    for (_, entry) in found {
      for property in AppearanceProperty.all { property.copy(entry.proxy, entry.blank, view) }
    }
  }
}

extension AppearanceProxies.Entry {
  @MainActor fileprivate func isFor(_ view: UIView) -> Bool {
    guard view !== proxy, isOfClass(view) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return containers.isEmpty || view.next?.lies(within: containers) ?? false
  }
}
