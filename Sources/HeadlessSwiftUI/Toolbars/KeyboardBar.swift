internal import HeadlessUIKit

/// The bar above the keyboard, with the items that a page places there. A page's fields find it as the accessory of a responder
/// around them.
@MainActor final class KeyboardBar {
  private let toolbar = UIToolbar()
  private var entries: [ToolbarEntry] = []

  /// Takes over the items of a page, and makes their buttons anew.
  func take(_ values: NavigationItemValues) {
    let entries = values.items.filter { $0.placement.side == .keyboard }
    if entries.isEmpty, self.entries.isEmpty { return }
    self.entries = entries
    toolbar.items = entries.flatMap(\.barItems)
    toolbar.sizeToFit()
  }

  /// The bar; nil without items.
  var view: UIView? { entries.isEmpty ? nil : toolbar }
}
