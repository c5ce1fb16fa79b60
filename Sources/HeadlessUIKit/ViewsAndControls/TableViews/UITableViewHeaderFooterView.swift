public import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  open private(set) var reuseIdentifier: String?
  private let body = HostedContent(_UITableViewHeaderFooterContentView(frame: .zero))
  private var content: UIView { body.view }
  private var hosted: (UIView & UIContentView)? { body.hosted }
  private var systemBackground: _UISystemBackgroundView?
  private var title: UILabel?
  private var detail: UILabel?
  private var tableReference: ListReference<UITableView>?
  private var table: UITableView? { tableReference?.list }
  private var isHeader = true

  // Repeated by RuntimeInitializable.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
    addSubview(content)
    InterfaceCoder.read(self, as: UITableViewHeaderFooterView.self, coder)
  }

  /// The container of the view's content.
  open var contentView: UIView { content }

  /// The title's label, created on first access.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UITableViewHeaderFooterViewLabel()
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    title = label
    content.addSubview(label)
    styleTitle()
    return label
  }
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UITableViewHeaderFooterViewLabel()
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    detail = label
    content.addSubview(label)
    return label
  }

  /// The view behind the content, of the view's size.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      showBackground()
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// The configuration of the content, which replaces the content view's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// Returns a configuration with the standard appearance of the table's headers or footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = table?.style ?? .plain == .plain
    if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
    return isPlain ? .plainFooter() : .groupedFooter()
  }
  /// Whether the content configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  private var needsUpdateConfiguration = true

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let hosted, let contentConfiguration {
      hosted.configuration = contentConfiguration.updated(for: state)
    }
  }

  private func showContentConfiguration() {
    setNeedsLayout()
    let configuration =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration?.updated(for: configurationState) : contentConfiguration
    let isOther = body.show(configuration, in: self) { _UITableViewHeaderFooterContentView(frame: .zero) }
    guard isOther else { return }
    title = nil
    detail = nil
  }

  /// Whether the view stays at the table's edge while the rows of its section move below it.
  var isPinned = false {
    didSet {
      guard oldValue != isPinned else { return }
      showBackground()
      if configurationUpdateHandler != nil || hosted != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// The background set by the app, or else the standard one, which is visible while the view is pinned.
  private var shownBackground: UIBackgroundConfiguration? {
    if let chosen = backgroundConfiguration {
      return automaticallyUpdatesBackgroundConfiguration ? chosen.updated(for: configurationState) : chosen
    }
    return isPinned && backgroundView == nil ? defaultBackgroundConfiguration().updated(for: configurationState) : nil
  }

  private func showBackground() {
    guard let configuration = shownBackground else {
      systemBackground?.removeFromSuperview()
      systemBackground = nil
      return
    }
    let view = systemBackground ?? _UISystemBackgroundView(frame: bounds)
    if systemBackground == nil { insertSubview(view, at: 0) }
    systemBackground = view
    view.configuration = configuration
    setNeedsLayout()
  }

  private func placeContent() {
    let inset = table?.contents.contentInset ?? .zero
    content.takeFrame(
      CGRect(x: inset.left, y: 0, width: max(0, bounds.width - inset.left - inset.right), height: bounds.height))
  }

  /// Like a cell's content view, the content view gets its new size before its constraints are solved.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { placeContent() }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let inset = table?.contents.contentInset ?? .zero
    let width = targetSize.width - inset.left - inset.right
    content.frame = CGRect(x: inset.left, y: 0, width: max(0, width), height: content.frame.height)
    let isPlain = content.core.constraints.isEmpty && hosted == nil
    if isPlain, !core.constraints.isEmpty {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if isPlain { return CGSize(width: targetSize.width, height: 0) }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: targetSize.width, height: fitting.height)
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  // MARK: Titles

  /// Whether the view shows only a title.
  var showsTitle: Bool {
    title != nil && hosted == nil && content.subviews.count == 1 && content.core.constraints.isEmpty
  }

  var titleInsets = UIEdgeInsets.zero {
    didSet { if oldValue != titleInsets { setNeedsLayout() } }
  }

  func showTitle(_ text: String, isHeader: Bool, style: UITableView.Style) {
    self.isHeader = isHeader
    textLabel?.text = style == .plain || !isHeader ? text : text.localizedUppercase
  }

  func join(_ table: UITableView, isHeader: Bool) {
    tableReference = ListReference(table)
    self.isHeader = isHeader
    styleTitle()
    updateMargins()
  }

  private func styleTitle() {
    guard let title else { return }
    let style = table?.style ?? .plain
    title.font = TableMetrics.titleFont(style: style, isHeader: isHeader, traits: traitCollection)
    title.textColor = style == .plain && isHeader ? .label : .secondaryLabel
  }

  func titleHeight(forWidth width: CGFloat) -> CGFloat {
    guard let title else { return 0 }
    let margins = content.layoutMargins
    return title.sizeThatFits(CGSize(width: width - margins.left - margins.right, height: 0)).height
  }

  override var standardMargins: UIEdgeInsets {
    let sides = table?.contents.cellMargins ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return UIEdgeInsets(top: 8, left: sides.left, bottom: 8, right: sides.right)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeContent()
    super.layoutSubviews()
    systemBackground?.takeFrame(bounds)
    backgroundView?.takeFrame(bounds)
    guard let title else { return }
    let margins = content.layoutMargins
    let width = max(0, content.bounds.width - margins.left - margins.right)
    let size = title.sizeThatFits(CGSize(width: width, height: 0))
    let insets = titleInsets
    let room = content.bounds.height - insets.top - insets.bottom
    let y = table?.style == .plain ? insets.top + (room - size.height) / 2 : insets.top + max(0, room - size.height)
    let labelWidth = min(size.width, width)
    title.takeFrame(
      CGRect(
        x: isRightToLeft ? content.bounds.width - margins.right - labelWidth : margins.left,
        y: PixelRounding(scale: layoutScale).round(y), width: labelWidth, height: size.height))
  }
}

/// The container of a header's or footer's content.
final class _UITableViewHeaderFooterContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a header or footer.
final class UITableViewHeaderFooterViewLabel: UILabel {}

extension UITableViewHeaderFooterView {
  /// Creates a view of a class that is known only at run time; see `CALayer.make(_:)`.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    viewClass.makeOfRuntimeClass(reuseIdentifier: reuseIdentifier)
  }
}
