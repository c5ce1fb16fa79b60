extension KnownStandIn {
  /// RxDataSources' sections.
  static let rxDataSources = #"""
    import RxCocoa
    import RxSwift
    import UIKit

    // MARK: Sections

    public protocol SectionModelType {
      associatedtype Item
      var items: [Item] { get }
      init(original: Self, items: [Item])
    }
    public protocol IdentifiableType {
      associatedtype Identity: Hashable
      var identity: Identity { get }
    }
    public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType where Item: IdentifiableType, Item: Equatable {}

    public struct SectionModel<Section, ItemType>: SectionModelType {
      public typealias Identity = Section
      public var model: Section
      public var items: [ItemType]
      public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
      public init(original: SectionModel<Section, ItemType>, items: [ItemType]) { self.init(model: original.model, items: items) }
      public var identity: Section { model }
    }
    extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

    public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>: AnimatableSectionModelType {
      public typealias Item = ItemType
      public typealias Identity = Section.Identity
      public var model: Section
      public var items: [ItemType]
      public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
      public init(original: AnimatableSectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }
      public var identity: Section.Identity { model.identity }
    }
    extension AnimatableSectionModel: Equatable where Section: Equatable {}

    extension String: IdentifiableType { public var identity: String { self } }
    extension Int: IdentifiableType { public var identity: Int { self } }

    /// Stored but unused: changes aren't animated.
    public struct AnimationConfiguration {
      public init(
        insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
      ) {}
    }

    // MARK: Tables

    @preconcurrency @MainActor open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
      SectionedViewDataSourceType, RxTableViewDataSourceType
    {
      public typealias Item = Section.Item
      public typealias Element = [Section]
      public typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
      public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
      public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool

      open var configureCell: ConfigureCell
      open var titleForHeaderInSection: TitleForHeaderInSection
      open var titleForFooterInSection: TitleForHeaderInSection
      open var canEditRowAtIndexPath: CanEditRowAtIndexPath
      open var canMoveRowAtIndexPath: CanEditRowAtIndexPath
      open private(set) var sectionModels: [Section] = []

      public init(
        configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }
      ) {
        (self.configureCell, self.titleForHeaderInSection) = (configureCell, titleForHeaderInSection)
        self.titleForFooterInSection = titleForFooterInSection
        (self.canEditRowAtIndexPath, self.canMoveRowAtIndexPath) = (canEditRowAtIndexPath, canMoveRowAtIndexPath)
      }

      open subscript(section: Int) -> Section { sectionModels[section] }
      open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.row] }
      open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
      open func setSections(_ sections: [Section]) { sectionModels = sections }

      open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sectionModels[section].items.count }
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
      }
      open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titleForHeaderInSection(self, section) }
      open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titleForFooterInSection(self, section) }
      open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEditRowAtIndexPath(self, indexPath) }
      open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMoveRowAtIndexPath(self, indexPath) }
      open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        tableView.reloadData()
      }
    }

    @preconcurrency @MainActor open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section> {}
    /// Reloads the table: changes aren't animated.
    @preconcurrency @MainActor open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: TableViewSectionedDataSource<Section> {
      open var animationConfiguration = AnimationConfiguration()
      public convenience init(
        animationConfiguration: AnimationConfiguration, configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }
      ) {
        self.init(
          configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection, canEditRowAtIndexPath: canEditRowAtIndexPath)
        self.animationConfiguration = animationConfiguration
      }
    }

    // MARK: Collections

    @preconcurrency @MainActor open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
      SectionedViewDataSourceType, RxCollectionViewDataSourceType
    {
      public typealias Item = Section.Item
      public typealias Element = [Section]
      public typealias ConfigureCell = (CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item) -> UICollectionViewCell
      public typealias ConfigureSupplementaryView =
        (CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath) -> UICollectionReusableView

      open var configureCell: ConfigureCell
      open var configureSupplementaryView: ConfigureSupplementaryView?
      open private(set) var sectionModels: [Section] = []

      public init(configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil) {
        (self.configureCell, self.configureSupplementaryView) = (configureCell, configureSupplementaryView)
      }

      open subscript(section: Int) -> Section { sectionModels[section] }
      open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.item] }
      open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

      open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
      open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sectionModels[section].items.count }
      open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        configureCell(self, collectionView, indexPath, self[indexPath])
      }
      open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
      }
      open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        sectionModels = sections
        collectionView.reloadData()
      }
    }

    @preconcurrency @MainActor open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>: CollectionViewSectionedDataSource<Section> {}
    /// Reloads the view: changes aren't animated.
    @preconcurrency @MainActor open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: CollectionViewSectionedDataSource<Section> {}

    """#
}
