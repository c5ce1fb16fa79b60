/// The value of `delegate.tableView` in `delegate.tableView?(tableView, didSelectRowAt: indexPath)`: the optional methods of a
/// UIKit protocol with a common base name.
///
/// In Swift without Objective-C an optional method is a requirement with a default implementation, which can't be called with a
/// question mark. Therefore an extension of the protocol has an optional property of the same base name. The value of the property
/// is called like the methods, with their labels, and returns nil for a method that isn't implemented, or after an exclamation mark
/// the method's own result; see ``OptionalMethodCalls``. The properties are disfavoured: a class's own property of that name, such
/// as `tableView` of controllers, is preferred.
///
/// Methods with one argument without a label have ``OptionalCall`` instead. `make generate` writes the properties and the calls,
/// for the methods in the extension under the comment `// Optional in UIKit.`
@preconcurrency @MainActor public struct OptionalMethods<Target>: OptionalMethodCalls {
  public let target: Target
  public let name: String

  package init(_ target: Target, named name: String = "") {
    self.target = target
    self.name = name
  }
}
