public import Foundation

/// The area of a view that the keyboard covers; without a keyboard, the area below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats over the screen.
  open var followsUndockedKeyboard = false {
    didSet { if oldValue != followsUndockedKeyboard { keyboardDidMove() } }
  }

  /// Whether the guide reaches up to the safe area's bottom without a keyboard; otherwise it is at the view's bottom with a height
  /// of zero.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { keyboardDidMove() } }
  }

  /// The distance above the keyboard at which a drag begins to dismiss it, in points. Stored but unused: drag and drop isn't
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

  /// The guide's frame in the owning view's coordinates, in points.
  open override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let room = room(in: owningView)
    let size = owningView.bounds.size
    return CGRect(
      x: room.left, y: size.height - room.bottom - room.height, width: size.width - room.left - room.right,
      height: room.height)
  }

  // MARK: The keyboard

  /// The keyboard's area in the view: the distances from three sides, and a height, in points.
  private struct Room: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0
    var height: CGFloat
  }

  /// The area for which constraints were last written.
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
      // The part that covers the view; a keyboard below the view doesn't move the guide.
      return Room(bottom: -below, height: min(max(size.height - frame.minY, safe), size.height) + below)
    }
    return Room(
      left: frame.minX, right: size.width - frame.maxX, bottom: size.height - frame.maxY, height: frame.height)
  }

  /// The distance from the view's bottom to the window's, in points; zero if the view extends further.
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

  /// Handles a change of the keyboard or of the guide's settings.
  func keyboardDidMove() {
    layoutSlot.invalidate()
    owningView?.setNeedsLayout()
    updateTrackedConstraints()
  }

  /// The distance in points within which a floating keyboard is near an edge. Apple doesn't document it; this value is our choice.
  /// A docked or hidden keyboard is near the bottom only.
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
  /// Notifies every window of the docked keyboard's frame in the screen's coordinates, in points; nil for none.
  static func keyboardDidMove(toScreenFrame frame: CGRect?, of app: AppState) {
    for window in app.windows.visible {
      window.keyboardDidMove(
        to: frame.map { KeyboardPlacement(frame: window.convert($0, from: window.screen.coordinateSpace)) })
    }
  }

  /// Passes the keyboard's placement to the layout; nil for none. The code that shows and hides the keyboard calls this method and
  /// then lays out.
  func keyboardDidMove(to placement: KeyboardPlacement?) {
    guard keyboard != placement else { return }
    keyboard = placement
    tellKeyboardGuides()
  }
}

extension UIView {
  fileprivate func tellKeyboardGuides() {
    core.guides.existingKeyboard?.keyboardDidMove()
    (self as? any KeyboardFollowing)?.keyboardDidMove()
    for subview in subviews { subview.tellKeyboardGuides() }
  }
}

/// The placement of a window's keyboard.
struct KeyboardPlacement: Equatable {
  /// The keyboard's frame in the window's coordinates, in points.
  var frame: CGRect
  /// Whether the keyboard is docked at the bottom of the screen. Only guides with `followsUndockedKeyboard` follow a floating one.
  var isDocked = true
}
