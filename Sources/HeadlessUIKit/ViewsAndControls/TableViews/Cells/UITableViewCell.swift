public import Foundation
internal import Graphics

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, ReusableView {
  let style: CellStyle
  open private(set) var reuseIdentifier: String?

  // Repeated by RuntimeInitializable.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    style = UITableViewCell.elementStyle(coder)
    reuseIdentifier = InterfaceCoder.reader(of: coder)?.string("reuseIdentifier")
    super.init(coder: coder)
    prepareCell()
    InterfaceCoder.read(self, as: UITableViewCell.self, coder)
  }

  private func prepareCell() {
    parts.content.frame = bounds
    addSubview(parts.content)
  }

  let parts = CellParts()
  private(set) var surroundings: TableCellSurroundings?
  private(set) var editing = CellEditing()

  // MARK: Content

  /// Contains the cell's content, beside accessories and editing controls.
  open var contentView: UIView { parts.content }

  /// Created at the first access.
  open var textLabel: UILabel? { parts.textLabel(of: self) }
  /// Nil in cells of the default style.
  open var detailTextLabel: UILabel? { parts.detailLabel(of: self) }
  open var imageView: UIImageView? { parts.imageView(of: self) }

  var existingTextLabel: UILabel? { parts.text }
  var existingDetailLabel: UILabel? { parts.detail }
  var existingImageView: UIImageView? { parts.image }

  // MARK: Configurations

  /// Describes what the content view shows, in its place.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// A configuration with the standard look of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true

  /// Describes what is behind the content; nil for the standard of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      setNeedsLayout()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = _showingDeleteConfirmation
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Updates the appearance for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called with `updateConfiguration(using:)`: before the cell is shown and when its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  private var needsUpdateConfiguration = true

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let hosted = parts.hosted, let contentConfiguration {
      hosted.configuration = contentConfiguration.updated(for: state)
    }
  }

  private func showContentConfiguration() {
    CellArranger(self).showContentConfiguration()
    setNeedsLayout()
  }

  /// Also has the table measure the row again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  // MARK: Backgrounds

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { replaceBackground(oldValue) } }
  }
  /// Above the background while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet { if oldValue !== selectedBackgroundView { replaceBackground(oldValue) } }
  }
  /// Replaces the selected background in tables with multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if oldValue !== multipleSelectionBackgroundView { replaceBackground(oldValue) } }
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: State

  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }
  open var selectionStyle: SelectionStyle = .default {
    didSet { stateDidChange() }
  }
  /// Stored but unused: only finger touches are simulated.
  open var focusStyle: FocusStyle = .default
  /// Stored but unused: drag and drop isn't simulated.
  open var userInteractionEnabledWhileDragging = false
  /// Has no effect: drag and drop isn't simulated.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func stateDidChange() {
    let isLit = isSelected || isHighlighted
    parts.text?.isHighlighted = isLit
    parts.detail?.isHighlighted = isLit
    parts.image?.isHighlighted = isLit
    setNeedsUpdateConfiguration()
  }

  // MARK: Reuse

  /// The cell is about to be shown for another row.
  open func prepareForReuse() {
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  /// Replaces the accessory; its frame's size counts.
  open var accessoryView: UIView? {
    didSet { if oldValue !== accessoryView { replaceBackground(oldValue) } }
  }
  open var editingAccessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  open var editingAccessoryView: UIView? {
    didSet { if oldValue !== editingAccessoryView { replaceBackground(oldValue) } }
  }

  var shownAccessoryType: AccessoryType { editing.isEditing ? editingAccessoryType : accessoryType }
  var shownAccessoryView: UIView? { editing.isEditing ? editingAccessoryView : accessoryView }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.isEditing = editing
    setNeedsLayout()
  }
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the row is aside for the actions of a swipe.
  open var showingDeleteConfirmation: Bool { _showingDeleteConfirmation }
  var _showingDeleteConfirmation = false {
    didSet { if oldValue != _showingDeleteConfirmation { setNeedsUpdateConfiguration() } }
  }
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }
  /// Whether the content is indented beside the circle at its leading edge; the table's delegate may override it.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// In points a level.
  open var indentationWidth: CGFloat = CellMetrics.Figures.current.indentationWidth {
    didSet { setNeedsLayout() }
  }
  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  // MARK: Separators

  /// The insets of this cell's separator, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      chosenSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: cellMargins.left, bottom: 0, right: 0)
    }
    set {
      // Cells set it in their layout, which wouldn't settle.
      guard newValue != chosenSeparatorInset else { return }
      chosenSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var chosenSeparatorInset: UIEdgeInsets?

  // MARK: The table

  var table: UITableView? { surroundings?.table }

  func join(_ surroundings: TableCellSurroundings, editing: CellEditing, indentation: Int?) {
    self.surroundings = surroundings
    if let indentation, indentation != indentationLevel { indentationLevel = indentation }
    if editing.isEditing != self.editing.isEditing { setEditing(editing.isEditing, animated: false) }
    self.editing = editing
    showsReorderControl = editing.showsReorderControl
    if let indents = editing.indents { shouldIndentWhileEditing = indents }
    updateMargins()
    setNeedsLayout()
  }

  /// The margins at the sides, in points, before the safe area.
  var cellMargins: UIEdgeInsets {
    if let table { return table.contents.cellMargins }
    let margin = screenConfiguration.tableMargin
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  var contentInset: UIEdgeInsets { table?.contents.contentInset ?? .zero }

  override var standardMargins: UIEdgeInsets {
    let sides = cellMargins
    let vertical = CellMetrics.Figures.current.verticalMargin
    return UIEdgeInsets(top: vertical, left: sides.left, bottom: vertical, right: sides.right)
  }

  var leadingSeparatorOffset: CGFloat {
    if let list = parts.hosted as? UIListContentView { return list.separatorStart.map { $0 - cellMargins.left } ?? 0 }
    guard let image = parts.image, image.image != nil else { return 0 }
    return image.intrinsicContentSize.width + CellMetrics.Figures.current.imageSpacing
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    // First the content's place, which the constraints in it are solved for.
    CellArranger(self).arrange()
    super.layoutSubviews()
  }

  /// The content gets its new size at once: a solution of the hierarchy's constraints before the cell's own turn would
  /// find them in conflict with the old one.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size, parts.content.superview != nil { CellArranger(self).placeContent() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CellArranger(self).fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  package override var snapshotText: String? { nil }
}

extension UITableViewCell: SelfSizingCell {
  func contentSizeDidChange() {
    guard let table, table.selfSizingInvalidation != .disabled else { return }
    table.contents.contentSizeDidChange(of: self)
  }
}
