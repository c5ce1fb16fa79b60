public import Foundation

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  let body = HostedContent(_UICollectionViewCellContentView(frame: .zero))
  private var systemBackground: _UISystemBackgroundView?
  /// The step that the cell's document has for a tap on it.
  var selectionSegue: (any SegueFiring)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
    InterfaceCoder.read(self, as: UICollectionViewCell.self, coder)
  }

  private func prepareCell() {
    body.view.frame = bounds
    addSubview(body.view)
    isOpaque = false
  }

  // MARK: Content

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { body.view }

  /// Describes what the content view shows, in its place.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true

  private func showContentConfiguration() {
    let shown =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration?.updated(for: configurationState) : contentConfiguration
    body.show(shown, in: self) { _UICollectionViewCellContentView(frame: .zero) }
    setNeedsLayout()
    // A cell that is on the screen may need another size now.
    contentSizeDidChange()
  }

  /// Also has the collection view measure the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  /// The configuration of the background; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      setNeedsLayout()
    }
  }
  /// The standard background of the list that the cell is in; clear outside of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: State

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = collection?.contents.movement.map { $0.current == told?.indexPath } ?? false
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
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  private var needsUpdateConfiguration = true

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let hosted = body.hosted, let contentConfiguration {
      hosted.configuration = contentConfiguration.updated(for: state)
    }
  }

  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  /// The collection view sets it on list cells.
  var isEditing = false {
    didSet { if oldValue != isEditing { stateDidChange() } }
  }
  /// Whether the row is aside for the actions of a swipe.
  var isSwiped = false {
    didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } }
  }
  /// Has no effect: drag and drop isn't simulated.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  private func stateDidChange() {
    UICollectionViewCell.highlight(contentView, isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  /// Texts and images that have a look for it are highlighted with their cell.
  private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for subview in view.subviews where !(subview is UIControl) {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      highlight(subview, isHighlighted)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: Backgrounds

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { replace(oldValue) } }
  }
  /// Above the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { if oldValue !== selectedBackgroundView { replace(oldValue) } }
  }

  private func replace(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  private func arrangeBackgrounds() {
    if let backgroundView {
      put(backgroundView, at: 0)
    } else if let configuration = shownBackground {
      let view = systemBackground ?? _UISystemBackgroundView(frame: bounds)
      systemBackground = view
      put(view, at: 0)
      view.configuration = configuration
    }
    if backgroundView != nil || shownBackground == nil {
      systemBackground?.removeFromSuperview()
      systemBackground = nil
    }
    guard let selected = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      put(selected, at: backgroundView == nil && systemBackground == nil ? 0 : 1)
    } else {
      selected.removeFromSuperview()
    }
  }

  /// The background that the app chose, else the standard one of lists.
  var shownBackground: UIBackgroundConfiguration? {
    guard let chosen = backgroundConfiguration else { return nil }
    return automaticallyUpdatesBackgroundConfiguration ? chosen.updated(for: configurationState) : chosen
  }

  private func put(_ view: UIView, at index: Int) {
    if view.superview !== self { insertSubview(view, at: index) }
    view.takeFrame(bounds)
  }

  // MARK: Layout

  /// The room that the content view has, in points of the cell.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    arrangeBackgrounds()
    body.view.takeFrame(contentFrame(in: bounds.size))
    super.layoutSubviews()
  }

  /// As in a table view cell's content view, it has its new size before the constraints in it are solved.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { body.view.takeFrame(contentFrame(in: bounds.size)) }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // Accessories reduce the width of the content.
    let beside = targetSize.width - contentFrame(in: targetSize).width
    if !contentSaysItsSize, super.saysItsSize {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let size = body.view.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  private var contentSaysItsSize: Bool {
    body.hosted != nil || body.view.core.constraints.contains { !$0.isMadeBySystem }
  }

  override var saysItsSize: Bool {
    updateConfigurationIfNeeded()
    return contentSaysItsSize || super.saysItsSize
  }
}

extension UICollectionViewCell: SelfSizingCell {
  func contentSizeDidChange() {
    guard let collection, collection.selfSizingInvalidation != .disabled, let told else { return }
    collection.contents.measureAgain(told.key)
  }
}

/// Holds what a cell shows.
final class _UICollectionViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }
}
