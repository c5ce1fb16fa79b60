public import Foundation

/// Pushes items. They keep their positions, because the distance of a push depends on time.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(content: items)
  }

  open func addItem(_ item: any UIDynamicItem) { _addItem(item) }
  open func removeItem(_ item: any UIDynamicItem) { _removeItem(item) }
  open var items: [any UIDynamicItem] { _items }
  public let mode: Mode

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// Stored but unused: the distance of a push depends on time, which isn't simulated.
  open var active = true
  open var pushDirection = CGVector.zero
  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }
}
