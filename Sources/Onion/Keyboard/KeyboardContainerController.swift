import UIKit

/// Shows a child in a scroll view that avoids the keyboard and keeps the focused view above it.
///
/// The child's view has the width of the safe area and the height of its own constraints, and at least the height of the safe area:
/// views that are pinned to its bottom edge are at the bottom of the screen if there is enough space, and can be scrolled to when
/// the keyboard covers it. The child doesn't handle the keyboard.
///
/// A background colour should be that of the container's view, which extends below bars and the sensor housing; the container takes
/// over the child's.
open class KeyboardContainerController: ContainerController {
  /// The displayed child.
  public let child: UIViewController

  /// The minimum distance between the focused view and the keyboard or the upper edge, in points.
  public var focusMargin: CGFloat = 12

  private let scrollView = UIScrollView()
  private let tokens = NotificationTokens()
  /// The keyboard's frame in the screen's coordinates, in points.
  private var keyboardFrame: CGRect?

  /// Creates a container of a child, which it displays as long as it exists.
  public init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "a keyboard container needs its child: init(_:)")
  public required init?(coder: NSCoder) { nil }

  open override var shownChild: UIViewController? { child }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.keyboardDismissMode = .interactive
    scrollView.accessibilityIdentifier = "KeyboardContainer.scrollView"
    view.addSubview(scrollView)
    scrollView.pin()
    add(child, in: scrollView) { [view, scrollView] content in
      guard let room = view?.safeAreaLayoutGuide else { return }
      content.translatesAutoresizingMaskIntoConstraints = false
      let scrolled = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrolled.topAnchor),
        content.leadingAnchor.constraint(equalTo: scrolled.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: scrolled.bottomAnchor),
        content.trailingAnchor.constraint(equalTo: scrolled.trailingAnchor),
        content.widthAnchor.constraint(equalTo: room.widthAnchor),
        content.heightAnchor.constraint(greaterThanOrEqualTo: room.heightAnchor),
      ])
    }
    view.backgroundColor = child.view.backgroundColor
    observeKeyboard()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    makeRoom()
  }

  // MARK: Keyboard

  private func observeKeyboard() {
    let keys = (
      frame: UIResponder.keyboardFrameEndUserInfoKey, duration: UIResponder.keyboardAnimationDurationUserInfoKey,
      curve: UIResponder.keyboardAnimationCurveUserInfoKey
    )
    let read: @Sendable (Notification) -> KeyboardChange = { notification in
      let info = notification.userInfo
      let curve = (info?[keys.curve] as? NSNumber)?.uintValue ?? 0
      return KeyboardChange(
        frame: (info?[keys.frame] as? NSValue)?.cgRectValue,
        duration: (info?[keys.duration] as? NSNumber)?.doubleValue ?? 0,
        // The keyboard's curve has no constant; in animation options it starts at bit 16.
        options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState])
    }
    tokens.observe(UIResponder.keyboardWillChangeFrameNotification, read: read) { [weak self] in self?.follow($0) }
    tokens.observe(UIResponder.keyboardWillHideNotification, read: read) { [weak self] change in
      var gone = change
      gone.frame = nil
      self?.follow(gone)
    }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      tokens.observe(name, read: { _ in () }, use: { [weak self] in self?.showFocus() })
    }
  }

  private func follow(_ change: KeyboardChange) {
    keyboardFrame = change.frame
    guard isViewLoaded, view.window != nil else { return }
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: change.duration, delay: 0, options: change.options,
      animations: { [self] in
        makeRoom()
        showFocus()
      })
  }

  /// Insets the content by the part of the keyboard outside the safe area.
  private func makeRoom() {
    var taken: CGFloat = 0
    if let keyboardFrame, let screen = view.window?.screen {
      let frame = view.convert(keyboardFrame, from: screen.coordinateSpace)
      // A floating keyboard, or one that isn't docked to this view, covers nothing.
      if frame.maxY >= view.bounds.maxY, frame.intersects(view.bounds) {
        taken = max(view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom, 0)
      }
    }
    guard scrollView.contentInset.bottom != taken else { return }
    scrollView.contentInset.bottom = taken
    scrollView.verticalScrollIndicatorInsets.bottom = taken
  }

  private func showFocus() {
    guard keyboardFrame != nil, isViewLoaded, let focus = child.view.firstResponder else { return }
    view.layoutIfNeeded()
    let area = focus.convert(focus.bounds, to: scrollView).insetBy(dx: 0, dy: -focusMargin)
    // There is no margin beyond the content.
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
    scrollView.scrollRectToVisible(area.intersection(content), animated: false)
  }
}

extension UIView {
  /// The first responder in the view hierarchy.
  fileprivate var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }
}

/// The keyboard's final frame and its animation: the contents of a keyboard notification.
struct KeyboardChange: Sendable {
  /// In the screen's coordinates, in points; nil for a keyboard that disappears.
  var frame: CGRect?
  /// In seconds.
  var duration: TimeInterval
  var options: UIView.AnimationOptions
}
