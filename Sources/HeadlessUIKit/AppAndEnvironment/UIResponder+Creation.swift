internal import Foundation

extension UIResponder {
  /// Finds what views and controllers declare as `init()`.
  static let emptyInitializers = EmptyInitializers(below: UIResponder.self)

  /// Makes a responder of a class that is known at run time only by the `init()` that the class declares.
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
