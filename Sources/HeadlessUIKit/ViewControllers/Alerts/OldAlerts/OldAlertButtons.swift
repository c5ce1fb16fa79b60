import Foundation

/// The buttons of an old alert or action sheet, and how the controller that shows them comes and goes.
@MainActor final class OldAlertButtons {
  private(set) var titles: [String?] = []
  private(set) var isShown = false
  // What is shown is kept by the object that shows it, as a view would be in its window.
  private var shownOwner: UIView?
  private unowned let owner: UIView

  init(owner: UIView) { self.owner = owner }

  func add(_ title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Gives the controller an action for each button that it has none for.
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
