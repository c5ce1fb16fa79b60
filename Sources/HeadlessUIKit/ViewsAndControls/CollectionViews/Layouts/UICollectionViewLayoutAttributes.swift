public import Foundation

/// The frame and the appearance of a collection view's element. Layouts create them, and views apply them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, RuntimeInitializable {
  /// The identity of the element.
  private(set) var key = CollectionElement(.cell, path: IndexPath())
  /// How a self-sizing view is measured; nil if the layout's size is used.
  var fitting: FittingPriorities?
  /// The list properties of cells, headers and footers.
  var listSurroundings: ListSurroundings?

  // Repeated by RuntimeInitializable.
  public override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = CollectionElement(.cell, path: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    key = CollectionElement(.supplementaryView, kind: elementKind, path: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    key = CollectionElement(.decorationView, kind: decorationViewKind, path: indexPath)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self))
    copy.key = key
    copy.fitting = fitting
    copy.listSurroundings = listSurroundings
    copy.size = size
    copy.center = center
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether the other attributes have the same element and values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainThread.assume { saysTheSame(as: other) }
  }

  nonisolated open override var hash: Int {
    MainThread.assume { key.hashValue }
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    key == other.key && size == other.size && center == other.center && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && listSurroundings == other.listSurroundings
  }

  // MARK: Place, in points of the content

  /// The box around the element as its transform leaves it.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if CATransform3DIsIdentity(transform3D) { return exactFrame ?? box }
      let moved = box.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      exactFrame = newValue
    }
  }
  /// The frame as it was set: computing it from the centre may have rounding errors.
  private var exactFrame: CGRect?

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var center = CGPoint.zero {
    didSet { exactFrame = nil }
  }
  open var size = CGSize.zero {
    didSet { exactFrame = nil }
  }
  open var transform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Look

  open var alpha: CGFloat = 1
  /// Elements with larger values are above those with smaller ones.
  open var zIndex = 0
  /// Hidden elements have no views.
  open var isHidden = false

  // MARK: What they are about

  open var indexPath: IndexPath {
    get { key.path }
    set { key.path = newValue }
  }
  open var representedElementCategory: UICollectionView.ElementCategory { key.category }
  /// Nil for cells.
  open var representedElementKind: String? { key.category == .cell ? nil : key.kind }

  nonisolated open override var description: String {
    MainThread.assume { text }
  }

  private var text: String {
    let frame = frame
    let number = DescriptionFormat.number
    let path =
      "<NSIndexPath: \(address(of: key.path as NSIndexPath))> {length = \(key.path.count), path = "
      + key.path.map(String.init).joined(separator: " - ") + "}"
    let kind = representedElementKind.map { "element kind: (\($0)); " } ?? ""
    return "<\(type(of: self)): \(address(of: self))> index path: (\(path)); \(kind)frame = (\(number(frame.minX)) "
      + "\(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
      + (zIndex == 0 ? "" : "; zIndex = \(zIndex)") + "; "
  }
}

extension UICollectionViewLayoutAttributes {
  /// Creates attributes of a class that is known at run time only; see `CALayer.make(_:)` for the mechanism.
  static func make(_ attributesClass: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    attributesClass.makeOfRuntimeClass()
  }

  /// Attributes of a layout's own class for an element.
  static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type, _ key: CollectionElement
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(attributesClass)
    attributes.key = key
    return attributes
  }
}

/// The priorities of the layout's size for a self-sizing view, along each axis.
struct FittingPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(sizesWidth: Bool, sizesHeight: Bool) {
    horizontal = sizesWidth ? .fittingSizeLevel : .required
    vertical = sizesHeight ? .fittingSizeLevel : .required
  }
}

/// An element of a collection view: its kind and its index path.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, kind: String = "", path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }
}

extension CollectionElement: Comparable {
  /// Cells first, in their order; what has to have an order, has this one.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    if first.kind != second.kind { return first.kind < second.kind }
    return first.path < second.path
  }
}
