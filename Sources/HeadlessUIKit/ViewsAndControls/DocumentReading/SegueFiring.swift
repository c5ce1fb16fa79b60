/// What a tap on a cell starts that a document connects with a segue.
@MainActor protocol SegueFiring: AnyObject {
  func fire(sender: Any?)
}
