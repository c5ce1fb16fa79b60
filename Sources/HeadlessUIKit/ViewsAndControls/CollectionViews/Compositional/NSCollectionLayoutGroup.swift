public import Foundation

/// Items in a row, in a column, or at custom positions.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Kind {
    case line(PlanAxis, count: Int?, isEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let kind: Kind
  /// The nesting depth of groups, including this one.
  private let depth: Int
  /// Groups are solved by recursion, and a stack overflow would end without a message.
  private static let greatestDepth = 500
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Between the items of a line.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { _supplementaryItems }
    set { _supplementaryItems = newValue }
  }

  private init(_ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.kind = kind
    self.subitems = subitems
    depth = 1 + (subitems.lazy.compactMap { ($0 as? NSCollectionLayoutGroup)?.depth }.max() ?? 0)
    if depth > NSCollectionLayoutGroup.greatestDepth {
      fatalError(
        "\(NSCollectionLayoutGroup.greatestDepth) groups of a compositional layout lie in each other: that is too deep to be "
          + "laid out.")
    }
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// `count` items that share the group's width equally, whatever their widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, count: count, isEqual: true), layoutSize, [subitem])
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, count: count, isEqual: false), layoutSize, [subitem])
  }
  /// The items in turn, as often as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, count: nil, isEqual: false), layoutSize, subitems)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, count: count, isEqual: true), layoutSize, [subitem])
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, count: count, isEqual: false), layoutSize, [subitem])
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, count: nil, isEqual: false), layoutSize, subitems)
  }
  /// Items where the provider puts them, in points of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(kind, layoutSize, subitems)
    copy.supplementaryItems = supplementaryItems
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func content(in size: CGSize, _ environment: any NSCollectionLayoutEnvironment) -> PlanContent {
    switch kind {
    case .custom(let provider):
      let items = provider(LayoutEnvironment(inside: size, of: environment))
      return .custom(items.map { PlacedFrame(frame: $0.frame.withLayoutLengths, zIndex: $0.zIndex) })
    case .line(let axis, let count, let isEqual):
      let inner = contentInsets.shrinking(size)
      return .line(
        LinePlan(
          axis: axis, items: subitems.map { ItemPlan($0, in: inner, environment) }, count: count, isEqual: isEqual,
          spacing: interItemSpacing?.plan ?? .fixed(0)))
    }
  }

  /// The group's parts in words, a line each.
  open func visualDescription() -> String {
    let size = "\(layoutSize.widthDimension.length) x \(layoutSize.heightDimension.length)"
    let inner = subitems.map { item in
      let text =
        (item as? NSCollectionLayoutGroup)?.visualDescription()
        ?? "item \(item.layoutSize.widthDimension.length) x \(item.layoutSize.heightDimension.length)"
      return text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return (["group \(size)"] + inner).joined(separator: "\n")
  }
}

/// The frame of an item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In points of the group.
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Provides the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
