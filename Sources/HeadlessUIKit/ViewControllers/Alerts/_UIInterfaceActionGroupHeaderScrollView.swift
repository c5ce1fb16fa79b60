import Foundation

/// The texts and the text fields of an alert. Named as UIKit's.
final class _UIInterfaceActionGroupHeaderScrollView: UIScrollView {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private var fields: [UIView] = []
  private var content: UIViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  @available(*, unavailable, message: "made by alerts")
  required init?(coder: NSCoder) { nil }

  func show(_ alert: UIAlertController, _ metrics: AlertMetrics) {
    for (label, text, attributed, font) in [
      (titleLabel, alert.title, alert.values.title, metrics.titleFont),
      (messageLabel, alert.message, alert.values.message, metrics.messageFont),
    ] {
      label.text = text
      label.font = font
      label.textColor = metrics.textColor
      if let attributed { label.attributedText = attributed }
      label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }
    show(alert.values.content)
    guard fields.map(ObjectIdentifier.init) != alert.fields.map(ObjectIdentifier.init) else { return }
    for field in fields { field.removeFromSuperview() }
    fields = alert.fields
    for field in fields { addSubview(field) }
  }

  private func show(_ new: UIViewController?) {
    guard content !== new else { return }
    content = new
    guard let new, let view = new.view else { return }
    view.autoresizingMask = []
    addSubview(view)
    new.didMove(toParent: new.parent)
  }

  /// Lays out the content in a width, in points.
  ///
  /// - Returns: the height; 0 if there is no content.
  func place(_ metrics: AlertMetrics, width: CGFloat) -> CGFloat {
    let rounding = PixelRounding(scale: layoutScale)
    let column = CGRect(x: metrics.textInset, y: 0, width: width - 2 * metrics.textInset, height: 0)
    var baseline: CGFloat?
    var end: CGFloat = 0
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let first = baseline.map { $0 + metrics.baselineGap } ?? metrics.firstBaseline
      let height = label.sizeThatFits(CGSize(width: column.width, height: .greatestFiniteMagnitude)).height
      let y = rounding.round(first - label.font.ascender)
      label.frame = CGRect(x: column.minX, y: y, width: column.width, height: height)
      let last = y + height - (label.font.lineHeight - label.font.ascender)
      baseline = last
      end = last + (label === titleLabel ? metrics.belowTitle : metrics.belowMessage)
    }
    if !fields.isEmpty {
      var y = baseline.map { rounding.round($0 + metrics.belowMessage) } ?? metrics.textInset
      for field in fields {
        field.frame = CGRect(x: column.minX, y: y, width: column.width, height: metrics.fieldHeight)
        y += metrics.fieldHeight + metrics.fieldGap
      }
      end = y - metrics.fieldGap + metrics.belowFields
    }
    if let content {
      let height = content.preferredContentSize.height
      content.viewIfLoaded?.frame = CGRect(x: 0, y: rounding.roundUp(end), width: width, height: height)
      end = rounding.roundUp(end) + height
    }
    let height = rounding.roundUp(end)
    contentSize = CGSize(width: width, height: height)
    return height
  }
}
