public import Foundation

/// Two or three controllers side by side in regular widths, and in one stack in compact ones.
///
/// Members that apps use and override are declared here; their implementations are in the extensions beside this file.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  let split = SplitState()
  private let chosenStyle: Style

  /// A controller with columns.
  public init(style: Style) {
    chosenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a primary and a secondary controller, without a column style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    chosenStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let reader = InterfaceCoder.reader(of: coder)
    chosenStyle = reader.map(UISplitViewController.elementStyle) ?? .unspecified
    super.init(coder: coder)
    InterfaceCoder.readOwn(self, of: UISplitViewController.self, coder)
  }

  /// A dimension that the system decides on.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var style: Style { chosenStyle }
  /// Visible on a Mac only.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  // MARK: Columns

  /// The primary and the secondary controller; only the primary one in compact width.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setMasterAndDetail(newValue) }
  }

  /// Sets a column's controller. One that isn't a navigation controller is wrapped in one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }
  /// The app's controller of a column.
  open func viewController(for column: Column) -> UIViewController? { split.columns[column] }

  /// Shows a column; in compact width on top of the others.
  open func show(_ column: Column) { setShown(column, true) }
  open func hide(_ column: Column) { setShown(column, false) }

  /// Whether a column is visible.
  open func isShowing(_ column: Column) -> Bool {
    isCollapsed ? topCollapsedColumn == column : layoutPlan.places[column] != nil
  }

  /// Whether only one column is shown.
  open var isCollapsed: Bool { split.isCollapsed ?? (traitCollection.horizontalSizeClass != .regular) }

  // MARK: Modes

  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentMode }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      split.chosenMode = nil
      modeMayHaveChanged()
    }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { modeMayHaveChanged() }
  }
  /// The current arrangement of the columns.
  open var splitBehavior: SplitBehavior { _splitBehavior }
  /// Shows and hides the primary column. In column styles it is automatically in the bar of the first visible column; otherwise an
  /// app adds it to a bar.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  /// Whether the column button is shown automatically: by default if gestures show columns, too.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { columnsDidChange() }
  }
  /// Whether gestures show and hide columns. No finger does so here: what follows from it is the button for the columns.
  open var presentsWithGesture = true {
    didSet { columnsDidChange() }
  }
  /// Whether, of three columns, the secondary one's bar has a button that hides the others.
  open var showsSecondaryOnlyButton = false {
    didSet { columnsDidChange() }
  }
  private lazy var modeButton: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: style == .unspecified ? "chevron.backward" : "sidebar.leading"), style: .plain,
      target: nil, action: nil)
    item.tapHandler = { [weak self] in self?.toggleColumns() }
    return item
  }()

  lazy var secondaryOnlyButton: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), style: .plain, target: nil, action: nil)
    item.tapHandler = { [weak self] in self?.toggleSecondaryOnly() }
    return item
  }()

  open var primaryEdge: PrimaryEdge = .leading {
    didSet { columnsDidChange() }
  }

  // MARK: Widths, in points

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var primaryColumnWidth: CGFloat { layoutPlan.places[.primary]?.frame.width ?? 0 }
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  open var supplementaryColumnWidth: CGFloat { layoutPlan.places[.supplementary]?.frame.width ?? 0 }

  // MARK: Showing controllers

  /// Shows a controller in the primary column; in compact width on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    let isDone = OptionalMethod.call { delegate?.splitViewController(self, show: vc, sender: sender) ?? false }
    if isDone != true { showInPrimary(vc, sender: sender) }
  }

  /// Shows a controller in the secondary column; in compact width on top.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isDone = OptionalMethod.call { delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false }
    if isDone != true { showInSecondary(vc, sender: sender) }
  }

  // MARK: The view

  open override func loadView() {
    let view = _UISplitViewControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    self.view = view
    prepareVeil()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { decidingChild }
  open override var childForStatusBarHidden: UIViewController? { decidingChild }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { decidingChild }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decidingChild }

  private var decidingChild: UIViewController? {
    isCollapsed ? split.collapsedRoot : split.hosts[.primary] ?? split.hosts[.secondary]
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.call { delegate?.splitViewControllerSupportedInterfaceOrientations(self) }.flatMap { $0 }
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.call { delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
      .flatMap { $0 } ?? super.preferredInterfaceOrientationForPresentation
  }
}
