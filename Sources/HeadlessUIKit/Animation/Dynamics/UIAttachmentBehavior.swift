public import Foundation

/// Ties an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  open private(set) var items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  /// Relative to the items' centres, in points.
  private let offsets: [UIOffset]
  /// Whether the item may turn about the anchor or slide along a line, whose distance can't be known without simulating
  /// time.
  private let isLoose: Bool

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, type: AttachmentType, isLoose: Bool = false
  ) {
    self.items = items
    self.offsets = offsets
    self.isLoose = isLoose
    attachedBehaviorType = type
    anchorPoint = anchor
    length = 0
    super.init()
    let end = type == .anchor ? anchor : point(1)
    length = hypot(end.x - point(0).x, end.y - point(0).y)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], [offset], anchor: point, type: .anchor)
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], [offset1, offset2], anchor: .zero, type: .items) }

  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item], [.zero], anchor: point, type: .anchor, isLoose: true)
  }
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, type: .items, isLoose: true)
  }
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: .zero, type: .items, isLoose: true)
  }
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, type: .items) }
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [.zero, .zero], anchor: point, type: .items, isLoose: true)
  }

  /// In points of the animator's reference.
  open var anchorPoint: CGPoint {
    didSet { if oldValue != anchorPoint { didChange() } }
  }
  /// In points; by default the distance when the behaviour was created.
  open var length: CGFloat {
    didSet { if oldValue != length { didChange() } }
  }
  /// Stored but unused: items are shown at rest, and their oscillation isn't.
  open var damping: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their oscillation isn't.
  open var frequency: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their oscillation isn't.
  open var frictionTorque: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their oscillation isn't.
  open var attachmentRange = UIFloatRange.infinite

  override var _items: [any UIDynamicItem] { items }

  private func point(_ index: Int) -> CGPoint {
    let center = items[index].center
    return CGPoint(x: center.x + offsets[index].horizontal, y: center.y + offsets[index].vertical)
  }

  /// The final position of the first item: at the length from the anchor, in the direction of gravity; as far as it can be
  /// determined.
  func restingCenter(gravity: CGVector?) -> CGPoint? {
    guard !isLoose, attachedBehaviorType == .anchor else { return nil }
    var direction = CGVector(dx: point(0).x - anchorPoint.x, dy: point(0).y - anchorPoint.y)
    if let gravity { direction = gravity }
    let distance = hypot(direction.dx, direction.dy)
    let share = distance > 0 ? length / distance : 0
    let end = CGPoint(x: anchorPoint.x + direction.dx * share, y: anchorPoint.y + direction.dy * share)
    return CGPoint(x: end.x - offsets[0].horizontal, y: end.y - offsets[0].vertical)
  }
}

/// From a minimum to a maximum.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
