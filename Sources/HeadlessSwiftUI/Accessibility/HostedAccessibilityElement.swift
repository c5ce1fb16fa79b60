internal import Foundation
internal import HeadlessUIKit

/// The accessibility element that represents an element of a host view.
final class HostedAccessibilityElement: UIAccessibilityElement, AXCustomContentProvider, AXChart {
  weak var element: (any AccessibleElement)?
  private var actions: [AccessibilityActionKind: () -> Void] = [:]
  private var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  private var scroll: ((Edge) -> Void)?
  private var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// The elements that are combined into this one, in order.
  var parts: [NSObject] = []
  /// The rotors' entries that lead to the element.
  var rotorEntries: Set<RotorEntryKey> = []
  var accessibilityChartDescriptor: AXChartDescriptor?

  /// The elements that an object is or contains, in VoiceOver's order.
  static func all(_ object: Any) -> [HostedAccessibilityElement] {
    guard let element = object as? HostedAccessibilityElement else { return [] }
    return element.isAccessibilityElement ? [element] : (element.accessibilityElements ?? []).flatMap(all)
  }

  func apply(_ properties: AccessibilityProperties) {
    actions = properties.standardActions
    adjust = properties.adjust
    scroll = properties.scroll
    if let responds = properties.respondsToInteraction { accessibilityRespondsToUserInteraction = responds }
    if let context = properties.textualContext { accessibilityTextualContext = context }
    if !properties.customContent.isEmpty { accessibilityCustomContent = properties.customContent }
    zoom = properties.zoom
    accessibilityChartDescriptor = properties.chart.map { $0(accessibilityChartDescriptor) }
    rotorEntries = properties.rotorEntries
    accessibilityFocusObservers = properties.focusLinks
  }

  private func perform(_ kind: AccessibilityActionKind) -> Bool {
    guard let action = actions[kind] else { return false }
    action()
    return true
  }

  override func accessibilityActivate() -> Bool {
    perform(.default) || (element?.activate() ?? false) || parts.contains { $0.accessibilityActivate() }
      || super.accessibilityActivate()
  }
  override func accessibilityPerformEscape() -> Bool { perform(.escape) || super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) || super.accessibilityPerformMagicTap() }
  override func accessibilityIncrement() { adjust?(.increment) }
  override func accessibilityDecrement() { adjust?(.decrement) }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scroll else { return super.accessibilityScroll(direction) }
    switch direction {
    case .up: scroll(.top)
    case .down: scroll(.bottom)
    case .left, .previous: scroll(.leading)
    case .right, .next: scroll(.trailing)
    }
    return true
  }

  override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(.zoomIn, at: point) }
  override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(.zoomOut, at: point) }

  /// - Parameter point: in the coordinates of the screen.
  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction, at point: CGPoint) -> Bool {
    guard let zoom else { return false }
    let frame = accessibilityFrame
    let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let location = UnitPoint(
      x: frame.width > 0 ? inside.x / frame.width : 0, y: frame.height > 0 ? inside.y / frame.height : 0)
    zoom(AccessibilityZoomGestureAction(direction: direction, location: location, point: inside))
    return true
  }
}

extension HostedAccessibilityElement: RemadeAccessibilityElement {
  /// Elements are made for each request: one with the same place and label in the same view is the same to the user.
  func replaces(_ earlier: NSObject) -> Bool {
    guard let earlier = earlier as? HostedAccessibilityElement else { return false }
    return accessibilityContainer === earlier.accessibilityContainer && element === earlier.element
      && accessibilityLabel == earlier.accessibilityLabel
      && accessibilityFrameInContainerSpace == earlier.accessibilityFrameInContainerSpace
  }
}
