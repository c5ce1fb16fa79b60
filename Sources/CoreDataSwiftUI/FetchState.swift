public import CoreData
internal import Foundation
internal import HeadlessObjectiveC
internal import HeadlessSwiftUI
internal import SwiftUIGraph

/// The latest results of a view's request, and the observer that evaluates the view again when its context changes.
@MainActor final class FetchState<Result: NSFetchRequestResult>: EndingProperty {
  private weak var node: _AnyNode?
  private weak var context: NSManagedObjectContext?
  private var observer: (any NSObjectProtocol)?
  private var isCurrent = false
  private var isFetching = false
  private(set) var results: [Result] = []
  nonisolated let settings = FetchSettings()

  init(_ node: _AnyNode) {
    self.node = node
    settings.change = { [weak self] in self?.change() }
  }

  func update(_ request: NSFetchRequest<Result>, _ context: NSManagedObjectContext) {
    if context !== self.context { follow(context) }
    guard !isCurrent else { return }
    isFetching = true
    defer { isFetching = false }
    isCurrent = true
    settings.declare(request)
    if let descriptors = settings.descriptors { request.sortDescriptors = descriptors }
    if let predicate = settings.predicate { request.predicate = predicate }
    // In a context without stores, SwiftUI shows no results.
    results = (try? context.fetch(request)) ?? []
  }

  private func follow(_ context: NSManagedObjectContext) {
    end()
    self.context = context
    isCurrent = false
    let state = UncheckedValue(WeakReference(self))
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { _ in
      _onMainActor { state.value.object?.change() }
    }
  }

  private func change() {
    guard !isFetching else { return }
    isCurrent = false
    node?.invalidate()
  }

  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }
}

/// The request's properties that a view changed; nil for properties with their declared value.
@MainActor final class FetchSettings {
  fileprivate(set) var descriptors: [NSSortDescriptor]?
  fileprivate(set) var predicate: NSPredicate??
  /// What the request had before the view changed it; nil before the first fetch.
  private var declared: (descriptors: [NSSortDescriptor], predicate: NSPredicate?)?
  fileprivate var change: () -> Void = {}

  var shownDescriptors: [NSSortDescriptor] { descriptors ?? declared?.descriptors ?? [] }
  var shownPredicate: NSPredicate? { predicate ?? declared?.predicate }

  fileprivate func declare<Result>(_ request: NSFetchRequest<Result>) {
    guard declared == nil else { return }
    declared = (request.sortDescriptors ?? [], request.predicate)
  }

  nonisolated init() {}

  nonisolated static func binding(_ settings: FetchSettings?) -> Binding<FetchRequestConfiguration> {
    Binding {
      let (descriptors, predicate) = _onMainActorNow { (settings?.shownDescriptors, settings?.shownPredicate) }
      return FetchRequestConfiguration(nsSortDescriptors: descriptors ?? [], nsPredicate: predicate)
    } set: { new in
      settings?.set(new.nsSortDescriptors, new.nsPredicate)
    }
  }

  nonisolated func set(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
    let new = UncheckedValue((descriptors, predicate))
    _onMainActorNow {
      self.descriptors = new.value.0
      self.predicate = .some(new.value.1)
      change()
    }
  }
}

extension NSSortDescriptor {
  /// Returns a sort descriptor with the order of a Swift sort descriptor.
  static func of<Compared>(_ descriptor: SortDescriptor<Compared>) -> NSSortDescriptor {
    let descriptor = UncheckedValue(descriptor)
    let made = NSSortDescriptor(key: nil, ascending: true) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return descriptor.value.compare(first, second)
    }
    let box = SwiftDescriptor(descriptor.value)
    objc_setAssociatedObject(made, SwiftDescriptor<Compared>.key, box, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  static func all<Compared>(of descriptors: [SortDescriptor<Compared>]) -> [NSSortDescriptor] {
    var made: [NSSortDescriptor] = []
    for descriptor in descriptors { made.append(.of(descriptor)) }
    return made
  }

  /// The Swift sort descriptors that descriptors were made of; without those of another kind.
  static func swiftDescriptors<Compared>(of all: [NSSortDescriptor]) -> [SortDescriptor<Compared>] {
    var found: [SortDescriptor<Compared>] = []
    for descriptor in all {
      let box = objc_getAssociatedObject(descriptor, SwiftDescriptor<Compared>.key)
      if let box = box as? SwiftDescriptor<Compared> { found.append(box.descriptor) }
    }
    return found
  }
}

private final class SwiftDescriptor<Compared> {
  let descriptor: SortDescriptor<Compared>

  init(_ descriptor: SortDescriptor<Compared>) { self.descriptor = descriptor }

  static var key: UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(SwiftDescriptor<Compared>.self)))!
  }
}

/// The properties of a view's fetch request that can be changed. In SwiftUI, the type is nested in the request's type.
public struct FetchRequestConfiguration {
  public var nsSortDescriptors: [NSSortDescriptor]
  public var nsPredicate: NSPredicate?
}
