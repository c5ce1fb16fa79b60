internal import Foundation

extension UIView {
  /// Makes a view of a class that is known at run time only, by the `init(frame:)` of that class, with an empty frame.
  ///
  /// Swift allows that for `required` initialisers alone, and an app's `override init(frame:)` would no longer compile if
  /// this were one. See `CALayer.make(_:)`, which explains the way around it.
  package static func make<View: UIView>(_ viewClass: View.Type) -> View {
    guard let view = viewClass.allocate(()) as? View else { fatalError("\(viewClass) makes no instance of itself.") }
    return view
  }

  package convenience init(ofRuntimeClass: Void) {
    self.init(frame: .zero)
  }

  @_silgen_name("$s13HeadlessUIKit6UIViewC14ofRuntimeClassACyt_tcfC")
  private static func allocate(_ nothing: Void) -> UIView
}
