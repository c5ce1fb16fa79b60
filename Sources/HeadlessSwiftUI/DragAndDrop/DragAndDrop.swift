public import Foundation
public import HeadlessUIKit
internal import UniformTypeIdentifiers

/// The state of a drag over a view.
public struct DropInfo {
  /// The position in points, in the view's own coordinate space.
  public var location: CGPoint
  let providers: [NSItemProvider]

  @MainActor init(_ item: DraggedItem, _ location: CGPoint) {
    self.location = location
    providers = [item.provider]
  }

  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    let known = types.compactMap { UTType($0) }
    return providers.filter { provider in
      let own = provider.registeredTypeIdentifiers
      return own.contains { types.contains($0) }
        || own.compactMap { UTType($0) }.contains { type in known.contains { type.conforms(to: $0) } }
    }
  }
}

/// The proposed result of a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
  public init(withinApplication operation: DropOperation, outsideApplication: DropOperation) {
    self.operation = operation
  }
}

/// The operation performed on a dropped item.
public enum DropOperation: Sendable, Hashable { case cancel, forbidden, copy, move, delete, alias }

/// Handles the items that are dropped on a view.
@preconcurrency @MainActor public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

nonisolated extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
