extension KnownStandIn {
  /// The storyboards and xibs that R.swift's file names, since version 7.
  static let rswiftDocuments = #"""
    // MARK: Storyboards

    public protocol StoryboardReference {
      var name: String { get }
      var bundle: Bundle { get }
    }

    public protocol InitialControllerContainer {
      associatedtype InitialController
    }

    public struct StoryboardViewControllerIdentifier<ViewController>: Sendable {
      public let identifier: String
      public let storyboard: String
      public let bundle: Bundle

      public init(identifier: String, storyboard: String, bundle: Bundle) {
        (self.identifier, self.storyboard, self.bundle) = (identifier, storyboard, bundle)
      }

      @preconcurrency @MainActor public func callAsFunction() -> ViewController? {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(withIdentifier: identifier)
          as? ViewController
      }
    }

    extension StoryboardViewControllerIdentifier where ViewController: UIViewController {
      @preconcurrency @MainActor public func callAsFunction(creator: @escaping (NSCoder) -> ViewController?) -> ViewController {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: identifier, creator: creator)
      }
    }

    extension StoryboardReference where Self: InitialControllerContainer {
      @preconcurrency @MainActor public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() as? InitialController
      }
    }

    extension StoryboardReference {
      @preconcurrency @MainActor public func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
    }

    extension UIStoryboard {
      public convenience init<Reference: StoryboardReference>(resource: Reference) {
        self.init(name: resource.name, bundle: resource.bundle)
      }

      public func instantiateViewController<ViewController: UIViewController>(
        withIdentifier identifier: StoryboardViewControllerIdentifier<ViewController>
      ) -> ViewController? {
        instantiateViewController(withIdentifier: identifier.identifier) as? ViewController
      }
    }

    // MARK: Segues

    public struct SegueIdentifier<Segue, Source, Destination>: Sendable {
      public let identifier: String

      public init(identifier: String) { self.identifier = identifier }
    }

    extension SegueIdentifier where Segue: UIStoryboardSegue {
      @preconcurrency @MainActor public func callAsFunction(segue: UIStoryboardSegue) -> TypedSegue<Segue, Source, Destination>? {
        TypedSegue(segueIdentifier: self, uiStoryboardSegue: segue)
      }
    }

    public struct TypedSegue<Segue, Source, Destination> {
      public let segue: Segue
      public let identifier: String
      public let source: Source
      public let destination: Destination

      @preconcurrency @MainActor public init?(
        segueIdentifier: SegueIdentifier<Segue, Source, Destination>, uiStoryboardSegue: UIStoryboardSegue
      ) {
        guard uiStoryboardSegue.identifier == segueIdentifier.identifier, let segue = uiStoryboardSegue as? Segue,
          let source = uiStoryboardSegue.source as? Source,
          let destination = uiStoryboardSegue.destination as? Destination
        else { return nil }
        (self.segue, self.source, self.destination) = (segue, source, destination)
        identifier = segueIdentifier.identifier
      }
    }

    @preconcurrency @MainActor public protocol SeguePerformer {
      func performSegue(withIdentifier identifier: String, sender: Any?)
    }

    extension UIViewController: SeguePerformer {}

    extension SeguePerformer {
      public func performSegue<Segue, Destination>(
        withIdentifier identifier: SegueIdentifier<Segue, Self, Destination>, sender: Any?
      ) {
        performSegue(withIdentifier: identifier.identifier, sender: sender)
      }
    }

    // MARK: Xibs

    public protocol NibReferenceContainer {
      associatedtype FirstView
      var name: String { get }
      var bundle: Bundle { get }
    }

    public protocol ReuseIdentifierContainer<Reusable> {
      associatedtype Reusable
      var identifier: String { get }
    }

    public struct NibReference<FirstView>: NibReferenceContainer, Sendable {
      public let name: String
      public let bundle: Bundle

      public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
    }

    public struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer, Sendable {
      public let identifier: String

      public init(identifier: String) { self.identifier = identifier }
    }

    public struct NibReferenceReuseIdentifier<FirstView, Reusable>: NibReferenceContainer, ReuseIdentifierContainer, Sendable {
      public let name: String
      public let bundle: Bundle
      public let identifier: String

      public init(name: String, bundle: Bundle, identifier: String) {
        (self.name, self.bundle, self.identifier) = (name, bundle, identifier)
      }
    }

    extension NibReferenceContainer {
      @preconcurrency @MainActor public func instantiate(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> [Any] {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
      }

      @preconcurrency @MainActor public func firstView(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
      }

      @preconcurrency @MainActor public func firstView(
        owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> FirstView? { firstView(withOwner: owner, options: options) }

      @preconcurrency @MainActor public func callAsFunction(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> FirstView? { firstView(withOwner: owner, options: options) }

      @preconcurrency @MainActor public func callAsFunction(
        owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> FirstView? { firstView(withOwner: owner, options: options) }
    }

    extension UINib {
      public convenience init<Nib: NibReferenceContainer>(resource: Nib) {
        self.init(nibName: resource.name, bundle: resource.bundle)
      }
    }

    extension UIViewController {
      public convenience init<Nib: NibReferenceContainer>(nib: Nib) {
        self.init(nibName: nib.name, bundle: nib.bundle)
      }
    }

    """#
}
