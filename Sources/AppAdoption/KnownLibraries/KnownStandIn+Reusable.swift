extension KnownStandIn {
  /// Reusable's cells, nibs and scenes by their types.
  static let reusable = #"""
    import UIKit

    /// A view that is reused by an identifier, its type's name.
    @preconcurrency @MainActor public protocol Reusable: AnyObject {
      static var reuseIdentifier: String { get }
    }

    extension Reusable {
      public static var reuseIdentifier: String { String(describing: self) }
    }

    /// A view that is in a nib of its type's name.
    @preconcurrency @MainActor public protocol NibLoadable: AnyObject {
      static var nib: UINib { get }
    }

    extension NibLoadable {
      public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
    }

    extension NibLoadable where Self: UIView {
      public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
          fatalError("The nib \(self) has no view of this class.")
        }
        return view
      }
    }

    public typealias NibReusable = Reusable & NibLoadable

    /// A view whose content is in a nib of its type's name, whose owner it is.
    @preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
      static var nib: UINib { get }
    }

    extension NibOwnerLoadable {
      public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
    }

    extension NibOwnerLoadable where Self: UIView {
      public func loadNibContent() {
        for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
      }
    }

    /// A controller that is the first of a storyboard of its type's name.
    @preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
      static var sceneStoryboard: UIStoryboard { get }
    }

    extension StoryboardBased {
      public static var sceneStoryboard: UIStoryboard { UIStoryboard(name: String(describing: self), bundle: nil) }
    }

    extension StoryboardBased where Self: UIViewController {
      public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
          fatalError("The first controller of the storyboard isn't of the class \(self).")
        }
        return controller
      }
    }

    /// A controller that has its type's name in a storyboard.
    @preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
      static var sceneStoryboard: UIStoryboard { get }
      static var sceneIdentifier: String { get }
    }

    extension StoryboardSceneBased {
      public static var sceneIdentifier: String { String(describing: self) }
    }

    extension StoryboardSceneBased where Self: UIViewController {
      public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier) as? Self else {
          fatalError("The controller \(sceneIdentifier) isn't of the class \(self).")
        }
        return controller
      }
    }

    """#
}
