internal import HeadlessObjectiveC

/// Members of buttons, which actions take as `Any`; on other objects the call traps, as on iOS.
extension AnyObjectMembers {
  @preconcurrency @MainActor public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as! UIButton).setTitle(title, for: state)
  }
  @preconcurrency @MainActor public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    (object as! UIButton).setTitleColor(color, for: state)
  }
  @preconcurrency @MainActor public func setImage(_ image: UIImage?, for state: UIControl.State) {
    (object as! UIButton).setImage(image, for: state)
  }
  @preconcurrency @MainActor public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    (object as! UIButton).setBackgroundImage(image, for: state)
  }
}
