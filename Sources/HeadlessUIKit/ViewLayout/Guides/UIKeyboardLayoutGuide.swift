public import Foundation

/// The room that the keyboard takes of a view; without a keyboard, what the safe area keeps clear at the bottom.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes with a keyboard that floats over the screen.
  open var followsUndockedKeyboard = false {
    didSet { if oldValue != followsUndockedKeyboard { keyboardDidMove() } }
  }

  /// Whether the guide reaches up to the safe area's bottom while there is no keyboard; else it lies on the view's bottom
  /// and has no height.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { keyboardDidMove() } }
  }

  /// How far above the keyboard a drag begins to dismiss it, in points. Stored but unused: drag and drop isn't
  /// simulated.
  open var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init()
    owningView = owner
    identifier = "UIViewKeyboardLayoutGuide"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// In points, in the owning view's coordinates.
  open override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let room = room(in: owningView)
    let size = owningView.bounds.size
    return CGRect(
      x: room.left, y: size.height - room.bottom - room.height, width: size.width - room.left - room.right,
      height: room.height)
  }

  // MARK: The keyboard

  /// How a keyboard's room lies in the view: distances from three sides, and a height, in points.
  private struct Room: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0
    var height: CGFloat
  }

  /// The room that constraints were last written for.
  private var placedRoom: Room?

  private var followedKeyboard: KeyboardPlacement? {
    guard let keyboard = owningView?.window?.keyboard, keyboard.isDocked || followsUndockedKeyboard else { return nil }
    return keyboard
  }

  private func room(in view: UIView) -> Room {
    let size = view.bounds.size
    // The guide ends where the window does: recorded for a view of 400 points in a window of 812, where it is 412 high.
    let below = room(below: view)
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let resting = Room(bottom: -below, height: safe + below)
    guard let keyboard = followedKeyboard else { return resting }
    let frame = view.convert(keyboard.frame, from: nil).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    if keyboard.isDocked {
      // As far as it covers the view; a keyboard below leaves the guide where it rests.
      return Room(bottom: -below, height: min(max(size.height - frame.minY, safe), size.height) + below)
    }
    return Room(
      left: frame.minX, right: size.width - frame.maxX, bottom: size.height - frame.maxY, height: frame.height)
  }

  /// From the view's bottom to the window's, in points; nothing where the view reaches further.
  private func room(below view: UIView) -> CGFloat {
    guard let window = view.window, window !== view else { return 0 }
    return max(window.bounds.maxY - view.convert(view.bounds, to: window).maxY, 0)
  }

  override var isUnknown: Bool { false }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard let owningView else { return nil }
    let room = room(in: owningView)
    placedRoom = room
    switch axis {
    case .horizontal:
      return LayoutPlacement(origin: .constant(room.left), length: ownerLength - Double(room.left + room.right))
    case .vertical:
      return LayoutPlacement(
        origin: ownerLength - Double(room.bottom + room.height), length: .constant(room.height))
    }
  }

  override func ownerSizeDidChange() {
    guard let placedRoom, let owningView, room(in: owningView) != placedRoom else { return }
    layoutSlot.invalidate()
  }

  /// The keyboard, or what the guide makes of it, changed.
  func keyboardDidMove() {
    layoutSlot.invalidate()
    owningView?.setNeedsLayout()
    updateTrackedConstraints()
  }

  /// A docked keyboard, and one that isn't there, counts as near the bottom and away from the other edges. How near a
  /// floating one has to be isn't documented; this many points are our choice.
  private static let nearness: CGFloat = 60

  override var nearEdges: NSDirectionalRectEdge {
    guard let keyboard = followedKeyboard, !keyboard.isDocked, let owningView else { return .bottom }
    let frame = layoutFrame
    let size = owningView.bounds.size
    var edges: NSDirectionalRectEdge = []
    if frame.minY < UIKeyboardLayoutGuide.nearness { edges.insert(.top) }
    if size.height - frame.maxY < UIKeyboardLayoutGuide.nearness { edges.insert(.bottom) }
    let isRightToLeft = owningView.isRightToLeft
    if frame.minX < UIKeyboardLayoutGuide.nearness { edges.insert(isRightToLeft ? .trailing : .leading) }
    if size.width - frame.maxX < UIKeyboardLayoutGuide.nearness { edges.insert(isRightToLeft ? .leading : .trailing) }
    return edges
  }
}

extension UIWindow {
  /// Tells every window where the docked keyboard is, in points of the screen; nil for none.
  static func keyboardDidMove(toScreenFrame frame: CGRect?, of app: AppState) {
    for window in app.windows.visible {
      window.keyboardDidMove(
        to: frame.map { KeyboardPlacement(frame: window.convert($0, from: window.screen.coordinateSpace)) })
    }
  }

  /// Shows the layout where the keyboard is now; nil for none. The code that shows and hides the keyboard calls it, and
  /// lays out afterwards.
  func keyboardDidMove(to placement: KeyboardPlacement?) {
    guard keyboard != placement else { return }
    keyboard = placement
    tellKeyboardGuides()
  }
}

extension UIView {
  fileprivate func tellKeyboardGuides() {
    core.guides.existingKeyboard?.keyboardDidMove()
    for subview in subviews { subview.tellKeyboardGuides() }
  }
}

/// Where a window's keyboard is.
struct KeyboardPlacement: Equatable {
  /// In points, in the window's coordinates.
  var frame: CGRect
  /// Whether it stands on the screen's bottom; one that floats is followed by the guides that ask for it alone.
  var isDocked = true
}
