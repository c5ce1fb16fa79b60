public import Foundation

/// Adds animations alongside a menu's appearance and disappearance. Here they are made at once, and completions run after the next
/// layout of the screen.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the menu's preview shows; nil for a view's.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview transitions to the content: only the end is shown.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss = 0
  /// It grows to the screen's size.
  case pop = 1
}

/// Collects the animations and completions of menus' delegates.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations immediately, and the completions after the window's next layout.
  func run(in window: UIWindow?) {
    for animation in animations { animation() }
    animations = []
    let waiting = completions
    completions = []
    guard let window else { return waiting.forEach { $0() } }
    if !waiting.isEmpty { window.afterUpdate { waiting.forEach { $0() } } }
  }
}
