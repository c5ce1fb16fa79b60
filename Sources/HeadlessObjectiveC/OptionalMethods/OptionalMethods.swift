/// What `delegate.tableView` is in `delegate.tableView?(tableView, didSelectRowAt: indexPath)`: the optional methods of a
/// protocol of UIKit's that have one base name.
///
/// In Swift without Objective-C an optional method is a requirement with a default, which can't be called with a question mark.
/// So an extension of the protocol has an optional property of the same base name beside it. The value of the property is
/// called like the methods, with their labels, and answers nil for a method that isn't implemented, or behind an exclamation
/// mark the method's own result; see ``OptionalMethodCalls``. The properties are disfavoured: wherever a class has a property
/// of that name, as controllers have their `tableView`, it comes first.
///
/// Methods with one argument without a label have ``OptionalCall`` instead. `make generate` writes the properties and the
/// calls, for the methods in the extension under the comment `// Optional in UIKit.`
@preconcurrency @MainActor public struct OptionalMethods<Target>: OptionalMethodCalls {
  public let target: Target
  public let name: String

  package init(_ target: Target, named name: String = "") {
    self.target = target
    self.name = name
  }
}
