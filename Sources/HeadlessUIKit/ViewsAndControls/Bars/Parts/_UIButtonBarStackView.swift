import Foundation

/// Bar button items side by side. The name is UIKit's.
final class _UIButtonBarStackView: UIView {
  private enum Part {
    case view(UIView, width: CGFloat, isButton: Bool)
    /// A custom view that is wider than its width if there is room.
    case flexibleView(UIView, width: CGFloat)
    case space(CGFloat)
    case flexibleSpace

    var isView: Bool {
      switch self {
      case .view, .flexibleView: true
      case .space, .flexibleSpace: false
      }
    }

    /// Whether the part shares the room that the others leave.
    var isFlexible: Bool {
      switch self {
      case .flexibleView, .flexibleSpace: true
      case .view, .space: false
      }
    }
  }

  private var items: [UIBarButtonItem] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var look: BarButtonLook?

  /// Shows items in reading direction, with the views of those that were there before.
  func show(_ items: [UIBarButtonItem], look: BarButtonLook?, metrics: UIBarMetrics) {
    self.items = items.filter { !$0.isHidden }
    var shown: [ObjectIdentifier: UIView] = [:]
    for item in self.items where !item.isSpace {
      let view = view(for: item)
      if let look { (view as? _UIButtonBarButton)?.update(look, metrics: metrics) }
      (view as? _UITAMICAdaptorView)?.take()
      item.barView = item.customView ?? view
      shown[ObjectIdentifier(item)] = view
    }
    for (item, view) in views where shown[item] !== view { view.removeFromSuperview() }
    views = shown
    // Views that are in place stay: removing and adding thousands would move each past the others.
    for (place, view) in itemViews.enumerated() where place >= subviews.count || subviews[place] !== view {
      insertSubview(view, at: place)
    }
    isHidden = self.items.isEmpty
    setNeedsLayout()
  }

  private func view(for item: UIBarButtonItem) -> UIView {
    let known = views[ObjectIdentifier(item)]
    guard let custom = item.customView else {
      if let known = known as? _UIButtonBarButton, known.item === item { return known }
      return _UIButtonBarButton(item: item)
    }
    if let known = known as? _UITAMICAdaptorView, known.content === custom { return known }
    return _UITAMICAdaptorView(custom)
  }

  /// The views of the items, in reading direction.
  var itemViews: [UIView] { items.compactMap { views[ObjectIdentifier($0)] } }

  // MARK: Layout

  private func parts(height: CGFloat) -> [Part] {
    items.map { item in
      if item.systemItem == .flexibleSpace { return .flexibleSpace }
      if item.systemItem == .fixedSpace { return .space(max(0, item.width)) }
      guard let view = views[ObjectIdentifier(item)] else { return .space(0) }
      if let adaptor = view as? _UITAMICAdaptorView {
        let width =
          item.width > 0
          ? item.width : adaptor.contentSize(in: CGSize(width: superview?.bounds.width ?? 0, height: height)).width
        return adaptor.fillsRoom
          ? .flexibleView(view, width: width) : .view(view, width: width, isButton: false)
      }
      return .view(view, width: view.sizeThatFits(CGSize(width: 0, height: height)).width, isButton: true)
    }
  }

  /// The distance between two parts: none beside spaces, which have their own.
  private func spacing(_ a: Part, _ b: Part) -> CGFloat {
    a.isView && b.isView ? BarMetrics.current.buttonSpacing : 0
  }

  /// How far the stack extends into the margins: by a button's padding.
  func overhangs(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let parts = parts(height: height)
    func overhang(_ part: Part?) -> CGFloat {
      if case .view(_, _, true) = part { return BarMetrics.current.buttonPadding }
      return 0
    }
    return (overhang(parts.first), overhang(parts.last))
  }

  /// The width of the items with flexible spaces left out, in points.
  func naturalWidth(height: CGFloat) -> CGFloat { naturalWidth(of: parts(height: height)) }

  private func naturalWidth(of parts: [Part]) -> CGFloat {
    var width: CGFloat = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .view(_, let own, _), .flexibleView(_, let own): width += own
      case .space(let own): width += own
      case .flexibleSpace: break
      }
      if index > 0 { width += spacing(parts[index - 1], part) }
    }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(height: bounds.height)
    let flexible = parts.count(where: \.isFlexible)
    let rest = max(0, bounds.width - naturalWidth(of: parts))
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    let rounding = PixelRounding(scale: layoutScale)
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { x += spacing(parts[index - 1], part) }
      switch part {
      case .view(let view, var width, _), .flexibleView(let view, var width):
        if part.isFlexible { width += share }
        let left = rounding.round(isRightToLeft ? bounds.width - x - width : x)
        view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        x += width
      case .space(let width): x += width
      case .flexibleSpace: x += share
      }
    }
  }
}
