/// Changes of one thing that are made within the callback of the change before. Those that go on and on would end the stack.
struct NestedChanges {
  /// More than views need to settle, and far fewer than the stack allows.
  private static let limit = 50

  private var depth = 0
  /// Whether there were more. None is made then, up to the outermost: each level may ask for several.
  private var isGivenUp = false

  /// False, with a report, if there are too many: the change isn't made then. Otherwise the change has to be ended.
  ///
  /// - Parameter sentence: a description of the activity; the object's name is appended.
  @MainActor mutating func begin(_ sentence: @autoclosure () -> String, _ object: UIView) -> Bool {
    if isGivenUp { return false }
    guard depth < NestedChanges.limit else {
      isGivenUp = true
      let owner: AnyObject = object.core.viewController ?? object
      UsageWarning.print("\(sentence()) \(type(of: owner)), \(NestedChanges.limit) times within each other.")
      return false
    }
    depth += 1
    return true
  }

  mutating func end() {
    depth -= 1
    if depth == 0 { isGivenUp = false }
  }
}
