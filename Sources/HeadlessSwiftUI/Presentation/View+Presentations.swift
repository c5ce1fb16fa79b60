internal import Foundation

nonisolated extension View {
  private func presenting<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ place: PopoverPlace = PopoverPlace(), content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: isPresented, id: { nil }, onDismiss: onDismiss, place: place,
        content: { AnyView(content()) }))
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ place: PopoverPlace = PopoverPlace(), content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: item.isSetBinding(), id: { item.wrappedValue.map { AnyHashable($0.id) } },
        onDismiss: onDismiss, place: place,
        content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }))
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented, onDismiss, content: content) }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item, onDismiss, content: content) }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented, onDismiss, content: content) }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item, onDismiss, content: content) }

  /// Shows a popover that points at a part of the view.
  ///
  /// - Parameter arrowEdge: the edge of the part at which the arrow is, with the popover beyond it; nil for any.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented, nil, PopoverPlace(attachmentAnchor, arrowEdge), content: content) }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item, nil, PopoverPlace(attachmentAnchor, arrowEdge), content: content) }
}
