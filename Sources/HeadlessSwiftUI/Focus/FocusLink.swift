internal import HeadlessUIKit

/// Connects the focus of the views inside to a focus state.
@MainActor final class FocusLink {
  /// What the focus is that a link connects.
  enum Kind {
    case view, searchField, assistiveTechnology
  }

  private var read: () -> Bool = { false }
  private var write: (Bool) -> Void = { _ in }
  /// The view, or the responder of a focusable view, that is focused through the link.
  private(set) weak var holder: UIResponder?

  func take(read: @escaping () -> Bool, write: @escaping (Bool) -> Void) {
    self.read = read
    self.write = write
  }

  var isFocused: Bool { read() }

  func viewDidBecomeFocused(_ view: UIResponder) {
    holder = view
    if !read() { write(true) }
  }

  func viewDidLoseFocus(_ view: UIResponder) {
    if holder === view { holder = nil }
    if read() { write(false) }
  }
}

extension FocusLink: AccessibilityFocusObserver {
  func accessibilityFocusDidChange(_ isFocused: Bool) { assistiveFocusDidChange(isFocused) }

  func assistiveFocusDidChange(_ hasFocus: Bool) {
    if isFocused != hasFocus { write(hasFocus) }
  }
}

private enum AccessibilityFocusLinkKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }
private enum FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }
private enum SearchFocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }

extension EnvironmentValues {
  /// The links of enclosing views, the innermost last.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
  /// The link of the innermost `accessibilityFocused`.
  var accessibilityFocusLink: FocusLink? {
    get { self[AccessibilityFocusLinkKey.self] }
    set { self[AccessibilityFocusLinkKey.self] = newValue }
  }
  /// The links of the search field of the views inside.
  var searchFocusLinks: [FocusLink] {
    get { self[SearchFocusLinksKey.self] }
    set { self[SearchFocusLinksKey.self] = newValue }
  }
}
