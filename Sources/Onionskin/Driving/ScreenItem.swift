internal import Foundation
internal import HeadlessUIKit

/// A candidate for a touch on a screen.
@MainActor struct ScreenItem {
  let item: AccessibilityItem
  let window: UIWindow
  /// The description in messages; nil for the kind and the name.
  var called: String?

  var object: NSObject { item.object }
  var view: UIView? { item.view }
  var traits: UIAccessibilityTraits { object.accessibilityTraits }

  /// The names, the most specific first.
  var names: [String] {
    var names: [String?] = [object.accessibilityLabel]
    if let field = object as? UITextField { names.append(field.placeholder) }
    if let bar = object as? UISearchBar { names.append(bar.placeholder) }
    if let button = object as? UIButton { names.append(button.currentTitle) }
    names += object.accessibilityUserInputLabels ?? []
    var seen: Set<String> = []
    return names.compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The text or value; nil for none.
  var value: String? {
    if let field = object as? UITextField { return field.text }
    if let text = object as? UITextView { return text.text }
    return object.accessibilityValue
  }

  var identifier: String? { object.accessibilityIdentifier }

  var isEnabled: Bool {
    if traits.contains(.notEnabled) { return false }
    return (object as? UIControl)?.isEnabled ?? true
  }

  /// The row or cell that contains it.
  var cell: UIView? {
    var current = view
    while let view = current {
      if view is UITableViewCell || view is UICollectionViewCell { return view }
      current = view.superview
    }
    return nil
  }

  func has(_ role: ScreenQuery.Role) -> Bool {
    switch role {
    case .any: true
    case .button: traits.contains(.button) || object is UIButton
    case .link: traits.contains(.link)
    case .text: traits.contains(.staticText)
    case .header: traits.contains(.header)
    case .field: object is any UITextInput || object is UISearchBar || traits.contains(.searchField)
    case .toggle: object is UISwitch || traits.contains(.toggleButton)
    case .slider: object is UISlider || traits.contains(.adjustable)
    case .image: traits.contains(.image) || object is UIImageView
    case .tab: isTab
    case .cell: cell != nil
    }
  }

  private var isTab: Bool {
    var current = view?.superview
    while let view = current {
      if view is UITabBar || view is UISegmentedControl || view.accessibilityTraits.contains(.tabBar) { return true }
      current = view.superview
    }
    return false
  }

  /// The description in lists: `button “Save” (dimmed)`.
  var description: String {
    if let called { return called }
    let kind = ScreenItem.kinds.first(where: has)?.rawValue ?? typeName
    var text = kind
    if let name = names.first { text += " \u{201C}\(ViewName.short(name))\u{201D}" }
    if names.isEmpty, let value, !value.isEmpty { text += " with \u{201C}\(ViewName.short(value))\u{201D}" }
    if names.isEmpty, let identifier { text += " (identifier \u{201C}\(identifier)\u{201D})" }
    if !isEnabled { text += " (dimmed)" }
    return text
  }

  /// The most telling first: a switch and a tab are buttons as well.
  private static let kinds: [ScreenQuery.Role] = [
    .toggle, .slider, .field, .tab, .link, .header, .button, .image, .text,
  ]

  private var typeName: String { String(describing: type(of: object)) }
}
