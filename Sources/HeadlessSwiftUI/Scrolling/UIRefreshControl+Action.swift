internal import HeadlessUIKit

extension UIRefreshControl {
  /// A control that runs an action as the user pulls the content down, and ends with it.
  ///
  /// - Parameter action: returns the action of that moment.
  static func running(_ action: @escaping @MainActor () -> RefreshAction?) -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak control] _ in
        let action = action()
        Task { @MainActor in
          await action?()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    return control
  }
}
