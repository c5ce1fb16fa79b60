/// Why a controller can't be created from its storyboard.
public enum StoryboardError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bundle, whose path is given, has no storyboard with this name.
  case missing(storyboard: String, bundle: String)
  /// The storyboard has no initial view controller, or can't be read.
  case withoutInitialController(storyboard: String)
  /// The initial view controller has another class.
  case otherClass(storyboard: String, expected: String, found: String)

  /// The expected and the actual state, and what to do next.
  public var description: String {
    switch self {
    case .missing(let storyboard, let bundle):
      """
      Expected \(storyboard).storyboard in \(bundle), and found none: add it to the target's resources, name it after the \
      controller's class, or say storyboardName and storyboardBundle.
      """
    case .withoutInitialController(let storyboard):
      """
      Expected an initial view controller in \(storyboard).storyboard, and found none: check Is Initial View Controller in \
      Interface Builder.
      """
    case .otherClass(let storyboard, let expected, let found):
      """
      Expected \(expected) as the initial view controller of \(storyboard).storyboard, and found \(found): set its class \
      in Interface Builder.
      """
    }
  }
}
