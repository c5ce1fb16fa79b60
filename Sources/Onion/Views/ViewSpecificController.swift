import UIKit

/// A controller with a view class of its own, which it gets at without casts.
///
///     final class ProfileController: UIViewController, ViewSpecificController {
///       typealias RootView = ProfileView
///
///       override func loadView() { view = ProfileView() }
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         rootView.name = "Ada"
///       }
///     }
///
/// The view keeps its controls private and shows what is in its properties; the controller decides what that is.
@MainActor public protocol ViewSpecificController: UIViewController {
  /// The class of the view that `loadView` makes.
  associatedtype RootView: UIView
}

extension ViewSpecificController {
  /// The controller's view, loaded if need be. `loadView` has to make one of the class that `RootView` names.
  public var rootView: RootView {
    guard let rootView = view as? RootView else {
      fatalError(
        "\(Self.self) expects a \(RootView.self) as its view and found \(type(of: view)): set it in loadView().")
    }
    return rootView
  }
}
