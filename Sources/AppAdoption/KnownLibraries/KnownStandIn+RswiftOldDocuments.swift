extension KnownStandIn {
  /// The storyboards, segues and xibs that R.swift's file names before version 7.
  static let rswiftOldDocuments = #"""
    // MARK: Storyboards

    public protocol StoryboardResourceType {
      var bundle: Bundle { get }
      var name: String { get }
    }

    public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType {
      associatedtype InitialController
    }

    public protocol StoryboardViewControllerResourceType: IdentifierType {
      associatedtype ViewControllerType
    }

    public struct StoryboardViewControllerResource<ViewController>: StoryboardViewControllerResourceType {
      public typealias ViewControllerType = ViewController
      public let identifier: String
      public init(identifier: String) { self.identifier = identifier }
    }

    extension StoryboardResourceWithInitialControllerType {
      @preconcurrency @MainActor public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(resource: self).instantiateInitialViewController() as? InitialController
      }
    }

    extension UIStoryboard {
      public convenience init(resource: StoryboardResourceType) {
        self.init(name: resource.name, bundle: resource.bundle)
      }

      public func instantiateViewController<Resource: StoryboardViewControllerResourceType>(
        withResource resource: Resource
      ) -> Resource.ViewControllerType? {
        instantiateViewController(withIdentifier: resource.identifier) as? Resource.ViewControllerType
      }
    }

    // MARK: Segues

    public protocol StoryboardSegueIdentifierType: IdentifierType {
      associatedtype SegueType
      associatedtype SourceType
      associatedtype DestinationType
    }

    public struct StoryboardSegueIdentifier<Segue, Source, Destination>: StoryboardSegueIdentifierType {
      public typealias SegueType = Segue
      public typealias SourceType = Source
      public typealias DestinationType = Destination
      public let identifier: String

      public init(identifier: String) { self.identifier = identifier }

      public func storyboardSegue(withSource source: Source) -> StoryboardSegue<Segue, Source, Destination> {
        StoryboardSegue(identifier: self, source: source)
      }
    }

    public struct StoryboardSegue<Segue, Source, Destination> {
      public let identifier: StoryboardSegueIdentifier<Segue, Source, Destination>
      public let source: Source

      public init(identifier: StoryboardSegueIdentifier<Segue, Source, Destination>, source: Source) {
        (self.identifier, self.source) = (identifier, source)
      }
    }

    extension StoryboardSegue where Source: UIViewController {
      @preconcurrency @MainActor public func performSegue(sender: Any? = nil) {
        source.performSegue(withIdentifier: identifier.identifier, sender: sender)
      }
    }

    public struct TypedStoryboardSegueInfo<Segue, Source, Destination>: StoryboardSegueIdentifierType {
      public typealias SegueType = Segue
      public typealias SourceType = Source
      public typealias DestinationType = Destination
      public let destination: Destination
      public let identifier: String
      public let segue: Segue
      public let source: Source

      @preconcurrency @MainActor public init?<Identifier: StoryboardSegueIdentifierType>(
        segueIdentifier: Identifier, segue: UIStoryboardSegue
      )
      where
        Identifier.SegueType == Segue, Identifier.SourceType == Source, Identifier.DestinationType == Destination
      {
        guard segue.identifier == segueIdentifier.identifier, let typed = segue as? Segue,
          let source = segue.source as? Source, let destination = segue.destination as? Destination
        else { return nil }
        (self.segue, self.source, self.destination) = (typed, source, destination)
        identifier = segueIdentifier.identifier
      }
    }

    @preconcurrency @MainActor public protocol SeguePerformerType {
      func performSegue(withIdentifier identifier: String, sender: Any?)
    }

    extension UIViewController: SeguePerformerType {}

    extension SeguePerformerType {
      public func performSegue<Segue, Destination>(
        withIdentifier identifier: StoryboardSegueIdentifier<Segue, Self, Destination>, sender: Any?
      ) {
        performSegue(withIdentifier: identifier.identifier, sender: sender)
      }
    }

    // MARK: Xibs and cells

    public protocol NibResourceType {
      var bundle: Bundle { get }
      var name: String { get }
    }

    public protocol ReuseIdentifierType: IdentifierType {
      associatedtype ReusableType
    }

    public struct ReuseIdentifier<Reusable>: ReuseIdentifierType {
      public typealias ReusableType = Reusable
      public let identifier: String
      public init(identifier: String) { self.identifier = identifier }
    }

    extension NibResourceType {
      @preconcurrency @MainActor public func instantiate(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = [:]
      ) -> [Any] {
        UINib(resource: self).instantiate(withOwner: owner, options: options)
      }
    }

    extension UINib {
      public convenience init(resource: NibResourceType) { self.init(nibName: resource.name, bundle: resource.bundle) }
    }

    extension UIViewController {
      public convenience init(nib: NibResourceType) { self.init(nibName: nib.name, bundle: nib.bundle) }
    }

    extension UITableView {
      public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
      }

      public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(
        withIdentifier identifier: Identifier
      ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.ReusableType
      }

      public func register<Resource: NibResourceType & ReuseIdentifierType>(_ nibResource: Resource)
      where Resource.ReusableType: UITableViewCell {
        register(UINib(resource: nibResource), forCellReuseIdentifier: nibResource.identifier)
      }

      public func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(_ nibResource: Resource)
      where Resource.ReusableType: UIView {
        register(UINib(resource: nibResource), forHeaderFooterViewReuseIdentifier: nibResource.identifier)
      }
    }

    extension UICollectionView {
      public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
      }

      public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
        ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
      }

      public func register<Resource: NibResourceType & ReuseIdentifierType>(_ nibResource: Resource)
      where Resource.ReusableType: UICollectionViewCell {
        register(UINib(resource: nibResource), forCellWithReuseIdentifier: nibResource.identifier)
      }

      public func register<Resource: NibResourceType & ReuseIdentifierType>(
        _ nibResource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.ReusableType: UICollectionReusableView {
        register(
          UINib(resource: nibResource), forSupplementaryViewOfKind: kind, withReuseIdentifier: nibResource.identifier)
      }
    }

    """#
}
