import Foundation

/// Views that went off the screen and wait to be shown again, by identifier, and the classes that new ones are made of.
@MainActor struct ReuseQueue<Element: UIView> {
  private var classes: [String: Element.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [Element]] = [:]

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? Element.Type
    nibs[identifier] = nil
    waiting[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
    waiting[identifier] = nil
  }

  /// A view of the archive that is registered; nil without one.
  func viewFromNib(_ identifier: String) -> Element? {
    nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? Element }.first
  }

  func hasNib(_ identifier: String) -> Bool { nibs[identifier] != nil }

  func registeredClass(_ identifier: String) -> Element.Type? { classes[identifier] }

  mutating func take(_ identifier: String) -> Element? { waiting[identifier]?.popLast() }

  mutating func put(_ view: Element, _ identifier: String) { waiting[identifier, default: []].append(view) }
}
