// Modifiers that root views have where screens of UIKit make them. Those of the environment say what represented views and
// `@EnvironmentObject` read, those of the room where the content stands; the others change a look that nobody sees here.

extension View {
  private func unshown() -> ModifiedContent<Self, UnshownModifier> {
    ModifiedContent(content: self, modifier: UnshownModifier())
  }

  private func changing(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    ModifiedContent(content: self, modifier: EnvironmentModifier(change: change))
  }

  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  // MARK: The environment

  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    changing { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
  public func environmentObject<Object: AnyObject>(_ object: Object) -> some View {
    changing { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    changing { if regions.contains(.container) { $0.edgesWithoutSafeArea.formUnion(edges) } }
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  // MARK: The room

  private func room(_ modifier: RoomModifier) -> ModifiedContent<Self, RoomModifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func padding(_ insets: EdgeInsets) -> some View { room(.padding(insets)) }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { room(.padding(edges, length)) }
  public func padding(_ length: CGFloat) -> some View { room(.padding(.all, length)) }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    room(.frame(width: width, height: height))
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    room(
      .frame(
        CGSize(width: minWidth ?? 0, height: minHeight ?? 0), (idealWidth, idealHeight),
        CGSize(width: maxWidth ?? .infinity, height: maxHeight ?? .infinity)))
  }

  // MARK: The look

  public func fixedSize() -> some View { unshown() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { unshown() }
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    unshown()
  }
  public func foregroundColor(_ color: Color?) -> some View { unshown() }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { unshown() }
  public func tint(_ tint: Color?) -> some View { unshown() }
  public func accentColor(_ accentColor: Color?) -> some View { unshown() }
  public func font(_ font: Font?) -> some View { unshown() }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { unshown() }
  public func opacity(_ opacity: Double) -> some View { unshown() }
  public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }
  public func hidden() -> some View { unshown() }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { unshown() }
  @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { unshown() }
  public func id<ID: Hashable>(_ id: ID) -> some View { unshown() }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View { unshown() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { unshown() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { unshown() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unshown() }
}
