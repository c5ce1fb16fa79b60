import Foundation

/// A view of a list that shows one element after the other.
@MainActor protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// Views that went off the screen and wait to be shown again, by identifier, and the classes that new ones are made of.
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

  /// Registers the nib, or the class without one, unless something is registered.
  func registerOnce(_ nib: UINib?, _ viewClass: AnyClass, for identifier: String) {
    guard classes[identifier] == nil, nibs[identifier] == nil else { return }
    if let nib { register(nib, for: identifier) } else { register(viewClass, for: identifier) }
  }

  /// A view that waits, or else one from the nib or of the class that is registered; nil without any.
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
