public import Foundation
public import HeadlessUIKit

/// A UIKit view controller that shows a SwiftUI view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  package let hosting: _UIHostingView<Content>

  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    prepare()
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  private func prepare() {
    hosting.controller = self
    hosting.sizeDidChange = { [weak self] in self?.tellSize() }
  }

  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting.setCovered(false)
    hosting.setVisible(true)
    hosting.takeNavigationItem()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hosting.isOnScreen = true
    hosting.takeNavigationItem()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hosting.isOnScreen = false
    // Views of the same graph stay on the screen where they cover the others.
    if let cover = presentedViewController as? PresentedController, cover.part.graph === hosting.graph,
      !cover.isBeingDismissed
    {
      return hosting.setCovered(true)
    }
    hosting.setVisible(false)
  }

  /// Returns the list or scroll view that scrolls under the bars: one of the content's outermost views, or the content scroll view
  /// of a child view controller.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? hosting.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      ?? children.lazy.compactMap { $0.contentScrollView(for: edge) }.first
  }

  /// The controller's own commands, and those of the buttons with keyboard shortcuts.
  open override var keyCommands: [UIKeyCommand]? { commandsWithShortcuts(super.keyCommands) }

  // MARK: The system's elements

  private var overlays: SystemOverlays { hosting.systemOverlays ?? SystemOverlays() }

  /// As the content asks with `statusBarHidden(_:)`.
  open override var prefersStatusBarHidden: Bool { overlays.isStatusBarHidden ?? super.prefersStatusBarHidden }

  /// As the content asks with `persistentSystemOverlays(_:)`.
  open override var prefersHomeIndicatorAutoHidden: Bool { overlays.persistentOverlays == .hidden }

  /// As the content asks with `defersSystemGestures(on:)`.
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    overlays.edges(hosting.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Size

  /// Returns the size of the content for the proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  /// With `.preferredContentSize`, the controller's preferred content size is the size of the content.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { tellSize() }
  }

  open override var preferredContentSize: CGSize {
    get {
      hosting.tellSize()
      return super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  private func tellSize() {
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hosting.intrinsicContentSize }
  }

  /// The safe area regions that the content avoids.
  open var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  /// Whether the content ignores the safe area; the name that libraries used before `safeAreaRegions`.
  open var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
}

/// How a hosting controller tracks the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
