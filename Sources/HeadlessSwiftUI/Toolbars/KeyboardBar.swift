internal import HeadlessUIKit

/// The bar above the keyboard, which shows the page's toolbar items with that placement. It is the input accessory view of a
/// responder that contains the page's fields.
@MainActor final class KeyboardBar {
  private let toolbar = UIToolbar()
  private var entries: [ToolbarEntry] = []

  /// Sets the items of the page, and recreates their buttons.
  func take(_ values: _NavigationItemValues) {
    let entries = values.items.filter { $0.placement.side == .keyboard }
    if entries.isEmpty, self.entries.isEmpty { return }
    self.entries = entries
    toolbar.items = entries.flatMap(\.barItems)
    toolbar.sizeToFit()
  }

  /// The bar; nil if there are no items.
  var view: UIView? { entries.isEmpty ? nil : toolbar }
}
