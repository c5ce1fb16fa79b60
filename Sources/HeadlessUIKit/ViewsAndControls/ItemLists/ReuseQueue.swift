import Foundation

/// A view of a list that is reused for different elements.
@MainActor protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The views that left the screen and wait for reuse, by identifier, and the classes and nibs of new ones.
@MainActor final class ReuseQueue<Element: ReusableView> {
  private var classes: [String: Element.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [Element]] = [:]

  func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? Element.Type
    nibs[identifier] = nil
    waiting[identifier] = nil
  }

  func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
    waiting[identifier] = nil
  }

  /// Registers the nib, or the class if there is no nib, unless the identifier is already registered.
  func registerOnce(_ nib: UINib?, _ viewClass: AnyClass, for identifier: String) {
    guard classes[identifier] == nil, nibs[identifier] == nil else { return }
    if let nib { register(nib, for: identifier) } else { register(viewClass, for: identifier) }
  }

  /// Returns a waiting view, or else a new one from the registered nib or class; nil if none is registered.
  func dequeue(_ identifier: String, make: (Element.Type) -> Element) -> Element? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? Element }.first
      ?? classes[identifier].map(make)
  }

  func put(_ view: Element) {
    if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
  }
}
