/// SwiftUI's underscored container types, which libraries use.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A tree of views, and the root that arranges them.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    SubviewsReader(base: content) { root.body(children: _VariadicView_Children(SubviewsCollection($0.elements))) }
  }
}

/// Builds a result from several views.
public protocol _VariadicView_Root {}

/// Builds views from several views.
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Builds a single view from several views.
@preconcurrency @MainActor public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Builds several views from several views.
@preconcurrency @MainActor public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root receives.
public struct _VariadicView_Children: RandomAccessCollection, View {
  private nonisolated let subviews: SubviewsCollection

  nonisolated init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { subviews.count }
  public nonisolated subscript(index: Int) -> Element { Element(subview: subviews[index]) }
  public var body: some View { subviews }

  /// One of the views.
  public struct Element: View, Identifiable {
    nonisolated let subview: Subview
    /// The traits that were set here, each with the modifier that sets it.
    private nonisolated(unsafe) var own: [ObjectIdentifier: (value: Any, set: @MainActor (AnyView) -> AnyView)] = [:]

    nonisolated init(subview: Subview) { self.subview = subview }

    public nonisolated var id: AnyHashable { AnyHashable(subview.id) }
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.element.tag?.base as? ID }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        let value = own[ObjectIdentifier(key)]?.value ?? subview.element.trait(ObjectIdentifier(key))
        return value as? Trait.Value ?? Trait.defaultValue
      }
      set { own[ObjectIdentifier(key)] = (newValue, { AnyView($0._trait(key, newValue)) }) }
    }
    public var body: some View {
      if own.isEmpty { subview } else { own.values.reduce(AnyView(subview)) { $1.set($0) } }
    }
  }
}

/// A single view for its container, however many views its content has.
public struct _UnaryViewAdaptor<Content: View>: View {
  nonisolated(unsafe) public var content: Content

  nonisolated public init(_ content: Content) { self.content = content }

  // Where one view is needed, SwiftUI lays several out in a column.
  public var body: some View { VStack { content } }
}

/// A value that views set for the enclosing container.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    trait(key, value)
  }
}
