internal import Foundation

/// Converts objects to arguments of formats. On Apple's platforms all objects can be arguments, and so can values that are
/// bridged to objects. Foundation's formats on Linux accept only strings and numbers.
private enum FormatArguments {
  static func all(_ values: [Any?]) -> [any CVarArg] {
    values.map { value in
      guard let value else { return "(null)" }
      if let argument = value as? any CVarArg { return argument }
      return (value as? NSObject)?.description ?? String(describing: value)
    }
  }
}

/// Logs a format whose arguments may be objects.
@_disfavoredOverload public func NSLog(_ format: String, _ first: Any?, _ others: Any?...) {
  withVaList(FormatArguments.all([first] + others)) { NSLogv(format, $0) }
}

extension String {
  /// Creates a string from a format whose arguments may be objects.
  @_disfavoredOverload public init(format: String, _ first: Any?, _ others: Any?...) {
    self.init(format: format, arguments: FormatArguments.all([first] + others))
  }
}
