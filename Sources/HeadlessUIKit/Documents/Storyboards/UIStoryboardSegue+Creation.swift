internal import Foundation

extension UIStoryboardSegue {
  package convenience init(
    ofRuntimeClass: Void, identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name(
    "$s13HeadlessUIKit17UIStoryboardSegueC14ofRuntimeClass10identifier6source11destinationACyt_SSSgAA16UIViewControllerCAJtcfC"
  )
  fileprivate static func allocate(
    _ nothing: Void, identifier: consuming String?, source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> UIStoryboardSegue

  /// A segue of a class that is known at run time only.
  static func make(
    _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    segueClass.allocate((), identifier: identifier, source: source, destination: destination)
  }
}
