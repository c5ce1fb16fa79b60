internal import Foundation
internal import HeadlessUIKit
internal import UniformTypeIdentifiers

/// What a finger drags.
@MainActor struct DraggedItem {
  /// The value of `draggable(_:)`; nil for an item provider of `onDrag(_:)`.
  let value: Any?
  let provider: NSItemProvider

  init(provider: NSItemProvider) {
    value = nil
    self.provider = provider
  }

  /// Other apps' code, such as `onDrop`, gets a provider with the value's representations.
  init<Value: Transferable>(_ value: Value) {
    self.value = value
    let provider = (value as? String).map { NSItemProvider(object: $0 as NSString) } ?? NSItemProvider()
    let sent = UncheckedValue(value)
    for way in Value._ways {
      guard let write = way.write else { continue }
      let writing = UncheckedValue(write)
      provider.registerDataRepresentation(forTypeIdentifier: way.type.identifier, visibility: .all) { completion in
        let done = UncheckedValue(completion)
        Task { @MainActor in
          do {
            done.value(try await writing.value(sent.value), nil)
          } catch {
            done.value(nil, error)
          }
        }
        return nil
      }
    }
    self.provider = provider
  }

  func conforms(to types: [UTType]) -> Bool {
    provider.registeredTypeIdentifiers.compactMap { UTType($0) }.contains { own in
      types.contains { own.conforms(to: $0) }
    }
  }
}

/// A view that a long press lifts.
final class DragElement: _UnaryElement, HostedInteraction {
  override var concernsHost: Bool { true }
  var item: () -> DraggedItem? = { nil }

  func isShown(by host: _ElementHostView) { LiftRecognizer.attach(to: host) }
}

/// A view that dragged items are dropped on.
final class DropElement: _UnaryElement {
  /// What happens with an item, with places in the view's own coordinate space.
  struct Actions {
    var accepts: (DraggedItem) -> Bool
    var entered: (DraggedItem, CGPoint) -> Void
    var moved: (DraggedItem, CGPoint) -> Void = { _, _ in }
    var exited: (DraggedItem, CGPoint) -> Void
    var dropped: (DraggedItem, CGPoint) -> Void
  }

  var actions: Actions?

  /// Of an app's closures, as those of `dropDestination` and `onDrop`: the view is no target any more when the item was dropped.
  func take(
    accepts: @escaping (DraggedItem) -> Bool, isTargeted: @escaping (Bool) -> Void,
    dropped: @escaping (DraggedItem, CGPoint) -> Void
  ) {
    actions = Actions(
      accepts: accepts, entered: { _, _ in isTargeted(true) }, exited: { _, _ in isTargeted(false) },
      dropped: { item, place in
        dropped(item, place)
        isTargeted(false)
      })
  }
}

/// Lifts a view of a host by a long press, and drops it where the finger lifts.
final class LiftRecognizer: UILongPressGestureRecognizer {
  private let driver: DragDriver

  private init(_ host: _ElementHostView) {
    driver = DragDriver(host)
    super.init(target: driver, action: Selector("follow:", DragDriver.follow))
    delegate = driver
  }

  static func attach(to host: _ElementHostView) {
    if host.gestureRecognizers?.contains(where: { $0 is LiftRecognizer }) == true { return }
    host.addGestureRecognizer(LiftRecognizer(host))
  }
}

/// Follows the finger of a drag.
@MainActor private final class DragDriver: NSObject, UIGestureRecognizerDelegate {
  private weak var host: _ElementHostView?
  private var item: DraggedItem?
  private var target: Target?
  /// The view at the finger.
  private var shown: LiftedView?

  /// What is under the finger.
  private struct Target {
    let key: ObjectIdentifier
    let actions: DropElement.Actions
    /// The place in the target's own coordinate space of a point of the window.
    let place: (CGPoint) -> CGPoint
  }

  init(_ host: _ElementHostView) { self.host = host }

  private func lifted(at point: CGPoint) -> DragElement? {
    guard let host else { return nil }
    var element = host.root?.hitTest(host.convert(point, from: nil))
    while let current = element {
      if let drag = current as? DragElement { return drag }
      element = current.parent
    }
    return nil
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    lifted(at: touch.location(in: nil)) != nil
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      let element = lifted(at: point)
      item = element?.item()
      if item != nil, let element, let host { shown = LiftedView(element, in: host, at: point) }
      move(to: point)
    case .changed: move(to: point)
    case .ended:
      move(to: point)
      putDown()
      let (item, target) = (item, target)
      self.item = nil
      self.target = nil
      if let item, let target { target.actions.dropped(item, target.place(point)) }
    default:
      putDown()
      if let item, let target { target.actions.exited(item, target.place(point)) }
      item = nil
      target = nil
    }
  }

  private func putDown() {
    shown?.leave()
    shown = nil
  }

  private func move(to point: CGPoint) {
    guard let item, let window = host?.window else { return }
    shown?.move(to: point)
    let new = search(window, point, item)
    if new?.key != target?.key {
      if let target { target.actions.exited(item, target.place(point)) }
      target = new
      if let new { new.actions.entered(item, new.place(point)) }
    } else if let new {
      target = new
      new.actions.moved(item, new.place(point))
    }
  }

  /// The topmost view under a point of the window that takes the item.
  private func search(_ view: UIView, _ point: CGPoint, _ item: DraggedItem) -> Target? {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(view.convert(point, from: nil)) else { return nil }
    for inner in view.subviews.reversed() {
      if let found = search(inner, point, item) { return found }
    }
    if let table = view as? ListTableView { return list(table, point, item) }
    guard let host = view as? _ElementHostView, let root = host.root else { return nil }
    func inside(_ element: _LayoutElement) -> Target? {
      for child in element.children.reversed() {
        if let found = inside(child) { return found }
      }
      guard let drop = element as? DropElement, let actions = drop.actions, actions.accepts(item) else { return nil }
      let target = Target(key: ObjectIdentifier(drop), actions: actions) { [weak host] point in
        guard let host else { return point }
        return ElementPlacement(of: drop, in: host.root).convertBack(host.convert(point, from: nil))
      }
      return CGRect(origin: .zero, size: drop.size).contains(target.place(point)) ? target : nil
    }
    return inside(root)
  }

  /// The rows of a collection take the item where the finger lifts.
  private func list(_ table: ListTableView, _ point: CGPoint, _ item: DraggedItem) -> Target? {
    guard let source = table.delegate as? ListSource,
      source.insertion(of: item, at: table.convert(point, from: nil)) != nil
    else { return nil }
    let actions = DropElement.Actions(
      accepts: { _ in true }, entered: { _, _ in }, exited: { _, _ in },
      dropped: { item, place in source.insertion(of: item, at: place)?() })
    return Target(key: ObjectIdentifier(table), actions: actions) { [weak table] in
      table?.convert($0, from: nil) ?? $0
    }
  }
}
