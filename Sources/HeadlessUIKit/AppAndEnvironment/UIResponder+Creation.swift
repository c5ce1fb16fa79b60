internal import Foundation

extension UIResponder {
  /// Finds what views and controllers declare as `init()`.
  static let emptyInitializers = EmptyInitializers(below: UIResponder.self)

  /// Creates a responder of a class that is known only at run time, with the `init()` that the class declares.
  /// ``emptyInitializers`` has to have found one.
  static func makeByEmptyInitializer(_ responderClass: UIResponder.Type) -> UIResponder {
    responderClass.allocate(byEmptyInitializer: ())
  }

  package convenience init(byEmptyInitializer: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit11UIResponderC18byEmptyInitializerACyt_tcfC")
  private static func allocate(byEmptyInitializer: Void) -> UIResponder
}
