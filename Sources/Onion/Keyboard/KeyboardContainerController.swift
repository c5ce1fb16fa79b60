import UIKit

/// Shows a child in a scroll view that makes room for the keyboard and keeps what has the focus above it.
///
/// The child's view is as wide as the safe area, as tall as its own constraints make it, and at least as tall as the safe
/// area: what it fastens to its lower edge lies at the bottom of the screen as long as there is room, and is scrolled to
/// when the keyboard has taken it. The child knows nothing of the keyboard.
///
/// A view with a colour should leave it to the container's view, which reaches under bars and housings; the container
/// takes over the child's.
open class KeyboardContainerController: ContainerController {
  /// What is shown.
  public let child: UIViewController

  /// Between what has the focus and the keyboard or the upper edge, at least, in points.
  public var focusMargin: CGFloat = 12

  private let scrollView = UIScrollView()
  private let tokens = NotificationTokens()
  /// The keyboard in the screen's coordinates, in points.
  private var keyboardFrame: CGRect?

  /// A container around a child, which it shows as long as it lives.
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
        // The keyboard's curve has no name; options hold it from the sixteenth bit on.
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

  /// Insets the content by what the keyboard takes beyond the safe area.
  private func makeRoom() {
    var taken: CGFloat = 0
    if let keyboardFrame, let screen = view.window?.screen {
      let frame = view.convert(keyboardFrame, from: screen.coordinateSpace)
      // A keyboard that floats, or one that is docked elsewhere, takes nothing.
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
  /// The view in the tree that takes what is typed.
  fileprivate var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }
}

/// Where the keyboard is about to be, and how it gets there: what a keyboard notification tells, as a value.
struct KeyboardChange: Sendable {
  /// In the screen's coordinates, in points; nil for a keyboard that goes.
  var frame: CGRect?
  /// In seconds.
  var duration: TimeInterval
  var options: UIView.AnimationOptions
}
