import Foundation

/// A view's layout guides: those that the app added, and the system's, which are created at the first access.
@MainActor struct ViewLayoutGuides {
  var own: [UILayoutGuide] = []
  private var safeArea: UILayoutGuide?
  private var margins: UILayoutGuide?
  private var readable: UILayoutGuide?
  private(set) var existingKeyboard: UIKeyboardLayoutGuide?
  private var topBar: BarLayoutGuide?
  private var bottomBar: BarLayoutGuide?

  var all: [UILayoutGuide] {
    var guides = own
    forEachSystemGuide { guides.append($0) }
    return guides
  }

  /// Without an array: most views have no such guide, and their insets change often.
  private func forEachSystemGuide(_ body: (UILayoutGuide) -> Void) {
    if let safeArea { body(safeArea) }
    if let margins { body(margins) }
    if let readable { body(readable) }
    if let existingKeyboard { body(existingKeyboard) }
    if let topBar { body(topBar) }
    if let bottomBar { body(bottomBar) }
  }

  /// The insets that the system's guides are made from have changed.
  func invalidateSystemGuides() {
    forEachSystemGuide { guide in
      guide.layoutSlot.invalidate()
      guide.ownerInsetsDidChange()
    }
  }

  mutating func safeArea(of view: UIView) -> UILayoutGuide {
    make(\.safeArea, "UIViewSafeAreaLayoutGuide", view) { $0.safeAreaInsets }
  }

  mutating func margins(of view: UIView) -> UILayoutGuide {
    make(\.margins, "UIViewLayoutMarginsGuide", view) { $0.layoutMargins }
  }

  mutating func readable(of view: UIView) -> UILayoutGuide {
    make(\.readable, "UIViewReadableContentGuide", view) { $0.readableInsets }
  }

  mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    if let existingKeyboard { return existingKeyboard }
    let made = UIKeyboardLayoutGuide(owner: view)
    existingKeyboard = made
    return made
  }

  mutating func topBar(of view: UIView) -> BarLayoutGuide {
    if let topBar { return topBar }
    let made = BarLayoutGuide(owner: view, isTop: true)
    topBar = made
    return made
  }

  mutating func bottomBar(of view: UIView) -> BarLayoutGuide {
    if let bottomBar { return bottomBar }
    let made = BarLayoutGuide(owner: view, isTop: false)
    bottomBar = made
    return made
  }

  private mutating func make(
    _ guide: WritableKeyPath<ViewLayoutGuides, UILayoutGuide?>, _ name: String, _ view: UIView,
    insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let made = self[keyPath: guide] { return made }
    let made = InsetLayoutGuide(owner: view, identifier: name, insets: insets)
    self[keyPath: guide] = made
    return made
  }
}
