public import Foundation

/// Arranges its subviews in a row or a column, with constraints that it creates and maintains.
///
/// If several multiline labels are beside other views in a row, these labels have equal widths; the behaviour of iOS isn't known.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the arranged subviews along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged subviews across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// Along the top of a row.
    public static var top: Alignment { .leading }
    /// Along the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing of views without custom spacing: the stack's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The distance that the system recommends between neighbours.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  /// The set of `arranged`, which holds them: stacks of thousands look up each view that changes.
  private var arrangedIdentifiers: Set<ObjectIdentifier> = []
  /// By the view's slot, which is retained: the address of a deallocated view may be reused.
  private var customSpacings: [ObjectIdentifier: (slot: LayoutSlot, spacing: CGFloat)] = [:]
  private var arrangement: StackArrangement?
  private var arrangementIsStale = true

  /// An empty row with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty row.
  public convenience init() {
    self.init(frame: .zero)
  }

  // Repeated by RuntimeInitializable.
  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// The only view of UIKit's whose `init(coder:)` doesn't fail, which subclasses repeat.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    InterfaceCoder.read(self, as: UIStackView.self, coder)
  }

  /// Arranges all subviews, in their order, as a document's stack does.
  func arrangeDocumentViews() {
    isOfDocument = true
    for view in subviews { addArrangedSubview(view) }
  }

  /// Whether a document of Interface Builder made the stack.
  private var isOfDocument = false

  /// A new stack has no margins: recorded. In documents a stack without margins of its own has a view's.
  override var standardMargins: UIEdgeInsets { isOfDocument ? super.standardMargins : .zero }

  /// The views that the stack lays out, in their order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view, and makes it a subview; one that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the arranged subviews, and makes it a subview. One that is already arranged moves there, and keeps its
  /// position among the subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      fatalError(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(arranged.count)")
    }
    takeOut(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangedIdentifiers.insert(ObjectIdentifier(view))
    rearrange()
  }

  /// Removes the view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard takeOut(view) else { return }
    customSpacings[ObjectIdentifier(view.layoutSlot)] = nil
    rearrange()
  }

  /// Whether the view was arranged.
  @discardableResult private func takeOut(_ view: UIView) -> Bool {
    guard arrangedIdentifiers.remove(ObjectIdentifier(view)) != nil else { return false }
    // Mostly one of its ends.
    if arranged.last === view {
      arranged.removeLast()
    } else {
      arranged.firstIndex { $0 === view }.map { index in _ = arranged.remove(at: index) }
    }
    return true
  }

  private func arranges(_ view: UIView) -> Bool { arrangedIdentifiers.contains(ObjectIdentifier(view)) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether the stack is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { rearrange() } }
  }
  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { rearrange() } }
  }
  /// The alignment of the views across the axis.
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { rearrange() } }
  }
  /// In points.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { rearrange() } }
  }

  /// Sets the space after one view, in points; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let slot = arrangedSubview.layoutSlot
    customSpacings[ObjectIdentifier(slot)] = (slot, spacing)
    rearrange()
  }

  /// The space set for after one view, in points; `spacingUseDefault` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview.layoutSlot)]?.spacing ?? UIStackView.spacingUseDefault
  }

  /// Whether spaces in a column are counted from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { rearrange() } }
  }
  /// Whether the views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { rearrange() } }
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// UIKit takes the tallest view of a row, and the first or last of a column.
  private func baselineView(isFirst: Bool) -> UIView {
    let shown = arranged.filter { !$0.isHidden }
    func height(_ view: UIView) -> CGFloat { StackProportions.length(of: view, along: .vertical) ?? 0 }
    let chosen: UIView? =
      axis == .vertical ? (isFirst ? shown.first : shown.last) : shown.max { height($0) < height($1) }
    return (isFirst ? chosen?.forFirstBaselineLayout : chosen?.forLastBaselineLayout) ?? self
  }

  open override func updateConstraints() {
    if arrangementIsStale {
      arrangementIsStale = false
      arrangement?.remove(from: self)
      arrangement = StackArrangement(self)
    }
    super.updateConstraints()
  }

  func arrangedSubviewDidChangeVisibility(_ view: UIView) {
    if arranges(view) { rearrange() }
  }

  /// A view's content has another size, on which proportions and the widths of texts depend: in stacks around this one,
  /// too.
  func arrangedContentDidChange(_ view: UIView) {
    let joinsTexts =
      axis == .horizontal && view.isTextOfSeveralLines
      && arranged.contains { $0 !== view && $0.isTextOfSeveralLines }
    if joinsTexts || arrangement?.dependsOnContent == true, arranges(view) {
      rearrange()
    } else {
      arrangement?.contentDidChange(of: view)
      (superview as? UIStackView)?.arrangedContentDidChange(self)
    }
  }

  /// The spacing after `view`, in points; nil for the system's, which depends on the adjacent views.
  func spacing(after view: UIView) -> CGFloat? {
    let custom = customSpacing(after: view)
    let chosen = custom == UIStackView.spacingUseDefault ? spacing : custom
    return chosen == UIStackView.spacingUseSystem ? nil : chosen
  }

  private func rearrange() {
    arrangementIsStale = true
    setNeedsUpdateConstraints()
    (superview as? UIStackView)?.arrangedContentDidChange(self)
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["axis"] = axis == .horizontal ? "horizontal" : "vertical"
    style["spacing"] = "\(spacing)"
    return style
  }
}
