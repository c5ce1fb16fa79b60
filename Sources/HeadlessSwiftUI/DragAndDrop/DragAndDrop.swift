public import Foundation
public import HeadlessUIKit

// Drag sessions aren't simulated, so the closures of draggable views and drop destinations aren't called.

/// The state of a drag over a view.
public struct DropInfo {
  /// The position in points, in the view's own coordinate space.
  public var location: CGPoint
  let providers: [NSItemProvider]

  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
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

nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
