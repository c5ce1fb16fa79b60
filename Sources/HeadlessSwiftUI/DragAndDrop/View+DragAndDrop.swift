public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// A long press lifts a view, a finger that moves drags it or its preview, and the view under the finger gets the item when it lifts.
nonisolated extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    nonisolated(unsafe) let payload = payload
    return wrapping({ DragElement($0) }) { $0.item = { DraggedItem(payload()) } }
  }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { dragPreview(preview()).draggable(payload()) }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    nonisolated(unsafe) let data = data
    return wrapping({ DragElement($0) }) { $0.item = { DraggedItem(provider: data()) } }
  }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { dragPreview(preview()).onDrag(data) }
  private func dragPreview(_ preview: some View) -> some View {
    modifier(PartTraitModifier(key: DragPreviewKey.self, info: true, content: AnyView(preview)))
  }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    nonisolated(unsafe) let action = action
    return wrapping({ DragElement($0) }) { $0.item = { action?().map { DraggedItem(provider: $0) } } }
  }

  // MARK: Drops

  /// Values of another type are converted by their representations, after the drop.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    return wrapping({ DropElement($0) }) {
      $0.take(accepts: { $0.has(T.self) }, isTargeted: isTargeted) { item, place in
        item.take(T.self) { _ = action([$0], place) }
      }
    }
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return wrapping({ DropElement($0) }) {
      $0.take(accepts: { $0.conforms(to: supportedContentTypes) }, isTargeted: { isTargeted?.wrappedValue = $0 }) {
        _ = action([$0.provider], $1)
      }
    }
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    nonisolated(unsafe) let delegate = delegate
    return wrapping({ DropElement($0) }) {
      $0.actions = DropElement.Actions(
        accepts: { $0.conforms(to: supportedContentTypes) && delegate.validateDrop(info: DropInfo($0, .zero)) },
        entered: { delegate.dropEntered(info: DropInfo($0, $1)) },
        moved: { _ = delegate.dropUpdated(info: DropInfo($0, $1)) },
        exited: { delegate.dropExited(info: DropInfo($0, $1)) },
        dropped: { _ = delegate.performDrop(info: DropInfo($0, $1)) })
    }
  }

  // MARK: Types by identifier

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

extension DraggedItem {
  /// Whether it is a value of the type, or has a representation that the type knows.
  func has<Value: Transferable>(_ type: Value.Type) -> Bool {
    value is Value || conforms(to: Value.importedContentTypes())
  }

  /// Calls the action with the value, which other types' representations are converted to first.
  func take<Value: Transferable>(_ type: Value.Type, _ action: @escaping (Value) -> Void) {
    if let value = value as? Value { action(value) } else { load(type, action) }
  }

  /// Reads a value from the first representation that its type knows.
  private func load<Value: Transferable>(_ type: Value.Type, _ action: @escaping (Value) -> Void) {
    for identifier in provider.registeredTypeIdentifiers {
      guard let own = UTType(identifier), Value.importedContentTypes().contains(where: own.conforms(to:)) else {
        continue
      }
      let action = UncheckedValue(action)
      provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
        guard let data else { return }
        Task { @MainActor in
          if let value = try? await Value(importing: data, contentType: own) { action.value(value) }
        }
      }
      return
    }
  }
}
