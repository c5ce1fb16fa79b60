internal import HeadlessUIKit

/// The descriptions of views in messages.
@MainActor enum ViewName {
  /// A view's type with its identifier, label or text; its controller's type if it has none of them.
  static func name(of view: UIView) -> String {
    let type = String(describing: type(of: view))
    guard let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? view.snapshotText, !name.isEmpty else {
      let controller = sequence(first: view as UIResponder, next: { $0.next }).first { $0 is UIViewController }
      return controller.map { "\(type) of \(String(describing: Swift.type(of: $0)))" } ?? type
    }
    return "\(type) \u{201C}\(short(name))\u{201D}"
  }

  /// A text in one line of at most 40 characters.
  nonisolated static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    return line.count > 40 ? "\(line.prefix(40))…" : line
  }
}
