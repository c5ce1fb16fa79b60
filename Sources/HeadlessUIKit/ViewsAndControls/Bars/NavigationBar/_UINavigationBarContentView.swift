import Foundation

/// The row of a navigation bar with the back button, other buttons and the title. The name is UIKit's.
final class _UINavigationBarContentView: UIView {
  let backButton = _UIBackButtonContainerView()
  let leading = _UIButtonBarStackView()
  let trailing = _UIButtonBarStackView()
  /// Groups in the middle of wide bars.
  let middle = _UIButtonBarStackView()
  let titleLabel = UILabel()
  /// Made for the first title with a menu.
  private(set) var titleControl: _UINavigationBarTitleControl?
  private var titleAdaptor: _UITAMICAdaptorView?
  /// Made for the first title that is edited.
  private(set) var renameField: _UINavigationBarRenameField?
  /// A search bar in the row, at its trailing edge.
  var searchBar: UISearchBar? {
    didSet {
      guard oldValue !== searchBar || (searchBar != nil && searchBar?.superview !== self) else { return }
      if oldValue !== searchBar, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let searchBar { addSubview(searchBar) }
      setNeedsLayout()
    }
  }
  private var titleOffset = UIOffset.zero

  /// Room at the leading and trailing edges, in points: the safe area and the margin.
  var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
    didSet { if oldValue != margins { setNeedsLayout() } }
  }

  /// Whether the title is visible: not while a large one is.
  var showsTitle = true {
    didSet { fadeTitle() }
  }

  /// Whether the title's place is taken.
  var isTitleCovered = false {
    didSet {
      guard oldValue != isTitleCovered else { return }
      fadeTitle()
      titleAdaptor?.isHidden = isTitleCovered
    }
  }

  private func fadeTitle() {
    titleLabel.alpha = showsTitle && !isTitleCovered && renameField == nil ? 1 : 0
    titleControl?.alpha = titleLabel.alpha
  }

  init() {
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.isAccessibilityElement = true
    titleLabel.accessibilityTraits = .header
    middle.isHidden = true
    for view in [backButton, leading, titleLabel, middle, trailing] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Updates the row for the items; `first` precede the leading ones.
  func update(
    _ item: UINavigationItem?, back: UINavigationItem?, before first: [UIBarButtonItem], look: NavigationBarLook,
    metrics: UIBarMetrics
  ) {
    shown = item.map { ShownItem(item: $0, first: first, look: look.buttons, metrics: metrics) }
    let leadingItems = item?.shownLeadingItems ?? []
    showGroups(collapsed: false)
    let showsBack =
      back != nil && item?.hidesBackButton != true
      && (leadingItems.isEmpty || item?.leftItemsSupplementBackButton == true)
    backButton.isHidden = !showsBack
    if let back, showsBack { backButton.update(back, look: look, metrics: metrics) }
    titleLabel.overrideUserInterfaceStyle = look.isDark ? .dark : .unspecified
    titleLabel.show(item?.title ?? "", attributes: look.titleAttributes)
    titleOffset = look.titleOffset
    show(item?.titleView)
    showTitleMenu(item)
    showRenaming(item)
    setNeedsLayout()
  }

  /// Shows the field for a new title in the title's place, or takes it away.
  private func showRenaming(_ item: UINavigationItem?) {
    if renameField?.item !== item || item?.renaming == nil {
      renameField?.close()
      renameField = nil
    }
    if let item, let renaming = item.renaming, renameField == nil {
      let field = _UINavigationBarRenameField(item, renaming.text)
      renameField = field
      addSubview(field)
      field.open(renaming.selection)
    }
    fadeTitle()
  }

  private func showTitleMenu(_ item: UINavigationItem?) {
    let hasMenu = item?.hasTitleMenu == true && !titleLabel.isHidden
    if hasMenu, titleControl == nil {
      let control = _UINavigationBarTitleControl()
      addSubview(control)
      titleControl = control
    }
    titleControl?.item = item
    titleControl?.accessibilityLabel = item?.title
    titleControl?.isHidden = !hasMenu
    fadeTitle()
  }

  /// The width of the title menu's indicator, in points; 0 without one.
  private var titleSignWidth: CGFloat {
    guard let titleControl, !titleControl.isHidden else { return 0 }
    return titleControl.signSize.width + BarMetrics.current.titleMarkSpacing
  }

  private func show(_ titleView: UIView?) {
    titleLabel.isHidden = titleView != nil || (titleLabel.text ?? "").isEmpty
    if titleAdaptor?.content !== titleView || titleView?.superview !== titleAdaptor {
      titleAdaptor?.removeFromSuperview()
      titleAdaptor = titleView.map(_UITAMICAdaptorView.init)
      titleAdaptor?.isHidden = isTitleCovered
      if let titleAdaptor { addSubview(titleAdaptor) }
    }
  }

  // MARK: Groups

  /// The last content, which is laid out again with more or fewer groups.
  private struct ShownItem {
    let item: UINavigationItem
    /// The container's own, before the item's.
    let first: [UIBarButtonItem]
    let look: BarButtonLook
    let metrics: UIBarMetrics
  }
  private var shown: ShownItem?

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  /// - Parameter collapsed: whether groups with a representative item show that.
  private func showGroups(collapsed: Bool) {
    guard let shown else {
      for stack in [leading, middle, trailing] { stack.show([], look: nil, metrics: .default) }
      return
    }
    let item = shown.item
    for group in item.allGroups { group.isDisplayingRepresentativeItem = collapsed && group.representativeItem != nil }
    leading.show(shown.first + item.shownLeadingItems, look: shown.look, metrics: shown.metrics)
    middle.show(item.centerItems(isWide: isWide), look: shown.look, metrics: shown.metrics)
    trailing.show(item.trailingItems(isWide: isWide), look: shown.look, metrics: shown.metrics)
  }

  /// Groups are replaced by their representative items if they don't all fit. Apple doesn't document the order: here all are
  /// replaced.
  private func fitGroups() {
    guard let shown, shown.item.allGroups.contains(where: { $0.representativeItem != nil }) else { return }
    showGroups(collapsed: false)
    let room = bounds.width - margins.leading - margins.trailing
    let stacks = [leading, middle, trailing].filter { !$0.isHidden }
    let widths = stacks.reduce(CGFloat(0)) { $0 + $1.naturalWidth(height: bounds.height) }
    let back = backButton.isHidden ? 0 : backButton.width(.minimal)
    if widths + back + titleSize.width + 2 * BarMetrics.current.titleSpacing > room { showGroups(collapsed: true) }
  }

  /// Whether the title is beside the leading items.
  private var hasLeadingTitle: Bool { isWide && shown.map { $0.item.style != .navigator } ?? false }

  /// In the middle of the bar, as far as adjacent items allow.
  private func placeCenter(from start: CGFloat, to end: CGFloat) {
    guard !middle.isHidden else { return }
    let width = middle.naturalWidth(height: bounds.height)
    let x = max(start, min((bounds.width - width) / 2, end - width))
    middle.frame = CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(in: bounds.width, if: isRightToLeft)
  }

  // MARK: Layout

  private var titleSize: CGSize {
    if let titleAdaptor {
      let room = bounds.width - margins.leading - margins.trailing
      return titleAdaptor.contentSize(in: CGSize(width: max(room, 0), height: bounds.height))
    }
    if titleLabel.isHidden { return .zero }
    let size = titleLabel.intrinsicContentSize
    let width = size.width + titleSignWidth
    return CGSize(
      width: renameField == nil ? width : max(width, SearchMetrics.current.inlineWidth), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitGroups()
    let title = titleSize
    let trailingStart = placeTrailing()
    let leadingEnd = placeLeading(title: title.width, trailingStart: trailingStart)
    let width = max(0, min(title.width, trailingStart - leadingEnd))
    // In the middle of the uncovered part: a sidebar may cover one side.
    let insets = safeAreaInsets
    let covered = isRightToLeft ? insets.right - insets.left : insets.left - insets.right
    let centred = hasLeadingTitle ? leadingEnd : (bounds.width + covered - width) / 2
    let x = max(leadingEnd, min(centred, trailingStart - width))
    placeCenter(from: x + width + BarMetrics.current.titleSpacing, to: trailingStart)
    let height = titleAdaptor == nil ? title.height : bounds.height
    let rounding = PixelRounding(scale: layoutScale)
    let frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height).mirrored(
      in: bounds.width, if: isRightToLeft)
    let place = CGRect(
      x: rounding.round(frame.minX), y: rounding.roundDown(frame.minY), width: frame.width, height: frame.height)
    if let titleAdaptor { titleAdaptor.frame = place }
    if !titleLabel.isHidden { placeTitle(place.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)) }
  }

  /// The title, and its menu's indicator.
  private func placeTitle(_ place: CGRect) {
    renameField?.frame = CGRect(
      x: place.minX, y: PixelRounding(scale: layoutScale).round((bounds.height - fieldHeight) / 2), width: place.width,
      height: fieldHeight)
    titleControl?.frame = CGRect(x: place.minX, y: 0, width: place.width, height: bounds.height)
    let width = max(place.width - titleSignWidth, 0)
    titleLabel.frame = CGRect(
      x: isRightToLeft ? place.maxX - width : place.minX, y: place.minY, width: width, height: place.height)
  }

  /// The width of a field in the row, in points.
  private var fieldHeight: CGFloat { min(SearchMetrics.current.fieldHeight, max(bounds.height - 4, 0)) }

  /// Returns where the search bar begins, in points from the leading edge; the edge's margin without one.
  private func placeSearchBar() -> CGFloat {
    let end = bounds.width - margins.trailing
    guard let searchBar else { return end }
    let width = min(searchBar.inlineWidth, max(end - margins.leading, 0) / 2)
    searchBar.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height).mirrored(
      in: bounds.width, if: isRightToLeft)
    return end - width - BarMetrics.current.titleSpacing
  }

  /// Returns where the trailing buttons begin, in points from the leading edge.
  private func placeTrailing() -> CGFloat {
    let end = placeSearchBar()
    guard !trailing.isHidden else { return end }
    let overhang = trailing.overhangs(height: bounds.height)
    let width = trailing.naturalWidth(height: bounds.height)
    let x = end + overhang.trailing - width
    trailing.frame = CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(
      in: bounds.width, if: isRightToLeft)
    return x - (overhang.leading > 0 ? 0 : BarMetrics.current.titleSpacing)
  }

  /// Returns where the leading buttons end, in points from the leading edge.
  private func placeLeading(title: CGFloat, trailingStart: CGFloat) -> CGFloat {
    var end = margins.leading
    let stackWidth = leading.isHidden ? 0 : leading.naturalWidth(height: bounds.height)
    if !backButton.isHidden {
      // The chevron is further out than other buttons' contents, by their padding.
      let start = margins.leading - 2 * BarMetrics.current.buttonPadding
      let room = trailingStart - start - stackWidth - title
      backButton.fit =
        _UIBackButtonContainerView.Fit.allCases.first { backButton.width($0) <= room } ?? .minimal
      let width = backButton.width(backButton.fit)
      backButton.frame = CGRect(x: start, y: 0, width: width, height: bounds.height).mirrored(
        in: bounds.width, if: isRightToLeft)
      end = start + width
    }
    guard !leading.isHidden else { return end }
    let overhang = leading.overhangs(height: bounds.height)
    let x = backButton.isHidden ? margins.leading - overhang.leading : end
    leading.frame = CGRect(x: x, y: 0, width: stackWidth, height: bounds.height).mirrored(
      in: bounds.width, if: isRightToLeft)
    return x + stackWidth + (overhang.trailing > 0 ? 0 : BarMetrics.current.titleSpacing)
  }
}
