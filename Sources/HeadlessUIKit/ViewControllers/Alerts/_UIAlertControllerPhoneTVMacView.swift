import Foundation

/// The view of an alert controller: a card with texts and buttons, and for action sheets a second one with the cancel button. Named
/// as UIKit's.
///
/// Its size follows from its content. Constraints of constant width and height that an app adds are respected.
final class _UIAlertControllerPhoneTVMacView: UIView {
  private unowned let alert: UIAlertController
  private let mainGroup = _UIAlertControllerInterfaceActionGroupView(frame: .zero)
  private let cancelGroup = _UIAlertControllerInterfaceActionGroupView(frame: .zero)
  private let header = _UIInterfaceActionGroupHeaderScrollView(frame: .zero)
  private let rows = UIScrollView()
  private let headerLine = _UIInterfaceActionVibrantSeparatorView(frame: .zero)
  private var rowLines: [UIView] = []
  private var buttons: [_UIAlertControllerActionView] = []
  private var cancelButton: _UIAlertControllerActionView?
  private var layout: AlertLayout?

  init(for alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    rows.contentInsetAdjustmentBehavior = .never
    for view in [header, rows, headerLine] { mainGroup.addSubview(view) }
    for view in [mainGroup, cancelGroup] { addSubview(view) }
    reload()
  }

  @available(*, unavailable, message: "made by UIAlertController")
  required init?(coder: NSCoder) { nil }

  private var isAlert: Bool { alert.preferredStyle == .alert }
  private var isInPopover: Bool { alert.core.presentation?.effective is UIPopoverPresentationController }
  private var metrics: AlertMetrics { AlertMetrics(alert.preferredStyle, for: traitCollection) }

  // MARK: Content

  /// Shows the alert's present texts and actions.
  func reload() {
    let metrics = metrics
    header.show(alert, metrics)
    for view in buttons + rowLines + [cancelButton].compactMap({ $0 }) { view.removeFromSuperview() }
    let cancel = alert.actions.first { $0.style == .cancel }
    let shown = alert.actions.filter { $0.style != .cancel }
    let ordered = isAlert ? shown + [cancel].compactMap { $0 } : shown
    buttons = ordered.map { button($0, metrics) }
    cancelButton = isAlert || isInPopover ? nil : cancel.map { button($0, metrics) }
    for button in buttons { rows.addSubview(button) }
    rowLines = buttons.dropFirst().map { _ in _UIInterfaceActionVibrantSeparatorView(frame: .zero) }
    for line in rowLines { rows.addSubview(line) }
    if let cancelButton { cancelGroup.addSubview(cancelButton) }
    mainGroup.material = isInPopover ? .none : isAlert ? .alert : .sheet
    cancelGroup.material = .opaque
    setNeedsLayout()
  }

  private func button(_ action: UIAlertAction, _ metrics: AlertMetrics) -> _UIAlertControllerActionView {
    let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    return _UIAlertControllerActionView(
      action, font: isBold ? metrics.boldActionFont : metrics.actionFont, inset: metrics.rowInset)
  }

  // MARK: Size

  /// The size for a width, in points, that an app's constraints may replace.
  func fittingSize(width: CGFloat, maximumHeight: CGFloat) -> CGSize {
    setNeedsLayout()
    return plan(width: askedLength(.width) ?? width, maximumHeight: maximumHeight).size
  }

  /// The size of an action sheet in a popover, in points.
  var popoverSize: CGSize {
    plan(width: AlertMetrics.Figures.current.popoverWidth, maximumHeight: .greatestFiniteMagnitude).size
  }

  private func askedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
        && $0.relation == .equal
    }?.constant
  }

  private func plan(width: CGFloat, maximumHeight: CGFloat) -> AlertLayout {
    let metrics = metrics
    let content = AlertLayout.Content(
      header: header.place(metrics, width: width), rowHeight: metrics.rowHeight, rows: buttons.count,
      sideBySide: isSideBySide(width), hasCancelGroup: cancelButton != nil, hairline: 1 / layoutScale)
    let layout = AlertLayout(
      content, width: width, maximumHeight: maximumHeight, minimumHeight: askedLength(.height) ?? 0)
    self.layout = layout
    return layout
  }

  /// Two buttons of an alert are side by side if their titles fit.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    isAlert && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
  }

  // MARK: Layout

  /// The visible ones.
  var groups: [_UIAlertControllerInterfaceActionGroupView] { [mainGroup, cancelGroup].filter { !$0.bounds.isEmpty } }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInPopover {
      let room = bounds.inset(by: safeAreaInsets)
      place(plan(width: room.width, maximumHeight: room.height), at: room.origin)
    } else if alert.core.presentation?.effective is AlertPresentationController {
      if let layout { place(layout, at: .zero) }
    } else {
      placeUnpresented()
    }
  }

  /// As a window's root or a child, the alert has the position of a presented one.
  private func placeUnpresented() {
    let room = bounds.inset(by: safeAreaInsets)
    let width =
      isAlert
      ? AlertMetrics.alertWidth(in: bounds.width, for: traitCollection)
      : min(bounds.width, bounds.height) - 2 * AlertMetrics.Figures.current.sheetInset
    let layout = plan(width: min(width, bounds.width), maximumHeight: room.height)
    let rounding = PixelRounding(scale: layoutScale)
    let y = isAlert ? bounds.midY - layout.size.height / 2 : room.maxY - layout.size.height
    place(layout, at: CGPoint(x: rounding.round(bounds.midX - layout.size.width / 2), y: rounding.round(y)))
  }

  private func place(_ layout: AlertLayout, at origin: CGPoint) {
    let hairline = 1 / layoutScale
    mainGroup.frame = layout.mainGroup.offsetBy(dx: origin.x, dy: origin.y)
    cancelGroup.frame = layout.cancelGroup.offsetBy(dx: origin.x, dy: origin.y)
    header.frame = layout.header
    rows.frame = layout.rows
    let hasLine = layout.header.height > 0 && layout.rows.height > 0
    headerLine.frame = CGRect(x: 0, y: layout.header.maxY, width: layout.size.width, height: hasLine ? hairline : 0)
    if isSideBySide(layout.size.width) {
      placeSideBySide(layout.rows.size, hairline)
    } else {
      placeStacked(layout.rows.size, hairline)
    }
    cancelButton?.frame = cancelGroup.bounds
  }

  /// The cancel button comes first: on the left, and in right-to-left layouts on the right.
  private func placeSideBySide(_ size: CGSize, _ hairline: CGFloat) {
    let cancelsFirst = buttons.last?.action.style == .cancel
    let ordered = cancelsFirst ? Array(buttons.reversed()) : buttons
    let width = PixelRounding(scale: layoutScale).round((size.width - hairline) / 2)
    for (index, button) in ordered.enumerated() {
      let isOnRight = (index == 1) != isRightToLeft
      button.frame = CGRect(
        x: isOnRight ? size.width - width : 0, y: 0, width: width, height: size.height)
    }
    rowLines.first?.frame = CGRect(x: width, y: 0, width: hairline, height: size.height)
    rows.contentSize = size
  }

  private func placeStacked(_ size: CGSize, _ hairline: CGFloat) {
    let height = metrics.rowHeight
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: CGFloat(index) * (height + hairline), width: size.width, height: height)
    }
    for (index, line) in rowLines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * (height + hairline) - hairline, width: size.width, height: hairline)
    }
    rows.contentSize = CGSize(width: size.width, height: buttons.last?.frame.maxY ?? 0)
  }
}
