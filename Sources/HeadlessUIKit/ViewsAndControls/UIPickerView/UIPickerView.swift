public import Foundation

/// Wheels side by side, of each of which a row is chosen.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private let columnContainer = UIView()
  private let selection = _UIPickerSelectionView()
  private var columns: [_UIPickerColumnView] = []
  private var needsReload = true
  /// Whether data source and delegate are being called. A reload that they request is made with the next layout.
  private var isReloading = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: PickerMetrics.current.naturalSize))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIPickerView.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsVertically: true)
    // The mark is the second of the subviews, where apps look for it.
    columnContainer.clipsToBounds = true
    addSubview(columnContainer)
    addSubview(selection)
  }

  // MARK: Where rows come from

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if oldValue !== delegate { setNeedsReload() } }
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  open func reloadAllComponents() {
    guard !isReloading else { return setNeedsReload() }
    isReloading = true
    defer { isReloading = false }
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count { columns.append(makeColumn(columns.count)) }
    for component in 0..<count { reloadColumn(component) }
  }

  open func reloadComponent(_ component: Int) {
    if needsReload { return reloadAllComponents() }
    guard !isReloading else { return setNeedsReload() }
    isReloading = true
    defer { isReloading = false }
    reloadColumn(component)
  }

  private func reloadColumn(_ component: Int) {
    guard columns.indices.contains(component) else { return }
    columns[component].reload(
      numberOfRows: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    if needsReload, !isReloading { reloadAllComponents() }
  }

  private func makeColumn(_ component: Int) -> _UIPickerColumnView {
    let column = _UIPickerColumnView()
    column.content = { [weak self] in self?.makeContent(row: $0, component) ?? UIView() }
    column.title = { [weak self] in self?.title(row: $0, component)?.string }
    column.onSelection = { [weak self] in self?.personDidSelect($0, component) }
    columnContainer.addSubview(column)
    return column
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  /// 0 for a component that isn't there.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].numberOfRows : 0
  }

  /// In points, as the delegate sets it or as components share the width.
  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: width(ofComponent: component), height: rowHeight(ofComponent: component))
  }

  /// The delegate's view for a row, or the row's label; nil for a row that isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard columns.indices.contains(component) else { return nil }
    columns[component].layoutIfNeeded()
    return columns[component].view(forRow: row)
  }

  /// Turns a wheel to a row. The delegate gets no call.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard columns.indices.contains(component) else { return }
    columns[component].select(row)
  }

  /// -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].selectedRow : -1
  }

  /// Always true since iOS 7: the indicator is always shown.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// The outcome of a wheel that the user turned.
  func personDidSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func rowHeight(ofComponent component: Int) -> CGFloat {
    OptionalMethod.call { delegate?.pickerView(self, rowHeightForComponent: component) }.flatMap { $0 }
      ?? PickerMetrics.current.rowHeight
  }

  private func width(ofComponent component: Int) -> CGFloat {
    if let said = OptionalMethod.call({ delegate?.pickerView(self, widthForComponent: component) }).flatMap({ $0 }) {
      return said
    }
    let count = CGFloat(columns.count)
    let room = bounds.width - 2 * PickerMetrics.current.margin - PickerMetrics.current.spacing * (count - 1)
    return max(0, room / count)
  }

  // MARK: Contents

  private func title(row: Int, _ component: Int) -> NSAttributedString? {
    guard let delegate else { return nil }
    let styled = OptionalMethod.call { delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) }
    if let styled = styled.flatMap({ $0 }) { return styled }
    let plain = OptionalMethod.call { delegate.pickerView(self, titleForRow: row, forComponent: component) }
    return plain.flatMap { $0 }.map { NSAttributedString(string: $0) }
  }

  private func makeContent(row: Int, _ component: Int) -> UIView {
    let own = OptionalMethod.call {
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    if let own = own.flatMap({ $0 }) { return own }
    let label = UILabel()
    label.font = .systemFont(ofSize: PickerMetrics.current.fontSize)
    label.textAlignment = titleAlignment(component)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    if let titleColor { label.textColor = titleColor }
    if let title = title(row: row, component) { label.attributedText = title }
    label.textAlignment = titleAlignment(component)
    return label
  }

  /// The default colour of titles, which apps set under the key `textColor`; nil for the system's.
  final var titleColor: UIColor? {
    didSet { if oldValue != titleColor { reloadAllComponents() } }
  }

  /// The alignment of titles in a component.
  func titleAlignment(_ component: Int) -> NSTextAlignment { .center }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { PickerMetrics.current.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.current.naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    columnContainer.frame = bounds
    let rounding = PixelRounding(scale: layoutScale)
    let widths = columns.indices.map(width(ofComponent:))
    let total = widths.reduce(0, +) + PickerMetrics.current.spacing * CGFloat(max(columns.count - 1, 0))
    var x = rounding.round((bounds.width - total) / 2)
    for component in columns.indices {
      let width = widths[component]
      let left = isRightToLeft ? bounds.width - x - width : x
      columns[component].frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      columns[component].rowHeight = rowHeight(ofComponent: component)
      columns[component].aside = left + width / 2 - bounds.width / 2
      x += width + PickerMetrics.current.spacing
    }
    let highest = columns.map(\.rowHeight).max() ?? PickerMetrics.current.rowHeight
    let height = highest + PickerMetrics.current.selectionHeight - PickerMetrics.current.rowHeight
    selection.frame = CGRect(
      x: PickerMetrics.current.margin, y: rounding.round((bounds.height - height) / 2),
      width: max(0, bounds.width - 2 * PickerMetrics.current.margin), height: height)
    selection.isHidden = columns.isEmpty
  }

  package override var snapshotText: String? {
    let texts = columns.compactMap(\.snapshotText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
