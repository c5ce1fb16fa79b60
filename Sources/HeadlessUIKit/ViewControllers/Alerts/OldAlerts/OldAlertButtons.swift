import Foundation

/// The buttons of a `UIAlertView` or `UIActionSheet`, and the controller that shows them.
@MainActor final class OldAlertButtons {
  private(set) var titles: [String?] = []
  private(set) var isShown = false
  // A visible alert retains itself, as a view would be retained by its window.
  private var shownOwner: UIView?
  private unowned let owner: UIView

  init(owner: UIView) { self.owner = owner }

  func add(_ title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Adds an action to the controller for each new button.
  func fill(_ controller: UIAlertController, cancel: Int, destructive: Int, tapped: @escaping (Int) -> Void) {
    for index in titles.indices.dropFirst(controller.actions.count) {
      let style: UIAlertAction.Style = index == cancel ? .cancel : index == destructive ? .destructive : .default
      controller.addAction(
        UIAlertAction(title: titles[index], style: style) { _ in
          let buttons = self
          buttons.isShown = false
          let owner = buttons.shownOwner
          buttons.shownOwner = nil
          withExtendedLifetime(owner) { tapped(index) }
        })
    }
  }

  func present(_ controller: UIAlertController) {
    guard var top = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    isShown = true
    shownOwner = owner
    top.present(controller, animated: true)
  }

  func dismiss(_ controller: UIAlertController, animated: Bool) {
    isShown = false
    controller.dismiss(animated: animated)
    shownOwner = nil
  }
}
