/// Describes content and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  /// The configuration as it is for a state.
  func updated(for state: UIConfigurationState) -> Self
}

/// Shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show this configuration instead of its own.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
