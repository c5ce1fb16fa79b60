internal import Foundation

/// Objects as arguments of formats. On Apple's platforms every object is one, as are the values that become objects by themselves;
/// Foundation's formats here take strings and numbers alone.
private enum FormatArguments {
  static func all(_ values: [Any?]) -> [any CVarArg] {
    values.map { value in
      guard let value else { return "(null)" }
      if let argument = value as? any CVarArg { return argument }
      return (value as? NSObject)?.description ?? String(describing: value)
    }
  }
}

/// Logs a format with objects among its arguments.
@_disfavoredOverload public func NSLog(_ format: String, _ first: Any?, _ others: Any?...) {
  withVaList(FormatArguments.all([first] + others)) { NSLogv(format, $0) }
}

extension String {
  /// A format with objects among its arguments.
  @_disfavoredOverload public init(format: String, _ first: Any?, _ others: Any?...) {
    self.init(format: format, arguments: FormatArguments.all([first] + others))
  }
}
