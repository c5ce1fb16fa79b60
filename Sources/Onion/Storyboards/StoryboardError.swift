/// Why a controller couldn't be made from its storyboard.
public enum StoryboardError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bundle, whose path is given, has no storyboard of this name.
  case missing(storyboard: String, bundle: String)
  /// No controller in the storyboard is its initial one, or the storyboard can't be read.
  case withoutInitialController(storyboard: String)
  /// The initial controller is of another class.
  case otherClass(storyboard: String, expected: String, found: String)

  /// What was expected, what was found, and what to do.
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
