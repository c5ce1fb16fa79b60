internal import Foundation
internal import HeadlessUIKit

// Values that views set for their row.
enum ListRowInsetsKey {}
enum ListRowBackgroundKey {}
enum ListRowSeparatorKey {}
enum ListRowSeparatorTintKey {}
enum ListSectionSeparatorTintKey {}
enum ListBadgeKey {}
enum ListDeleteKey {}
enum ListMoveKey {}
enum ListDeleteDisabledKey {}
enum ListMoveDisabledKey {}
enum ListSelectionDisabledKey {}
enum ListDisclosureKey {}
enum SwipeActionsKey {}
/// The key of `tag(_:)` among an element's traits; its value is an `AnyHashable`.
package enum TagKey {}

/// Insets of a row at the edges for which a view sets them.
nonisolated struct RowInsets: _CombinedTrait {
  /// The lengths in points; nil inside for the list's own.
  private var lengths: [Edge: CGFloat?] = [:]

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = .some(length) }
  }

  init(_ insets: EdgeInsets?) {
    lengths = [.top: insets?.top, .leading: insets?.leading, .bottom: insets?.bottom, .trailing: insets?.trailing]
  }

  func combined(withInner inner: Any) -> Any {
    guard let inner = inner as? RowInsets else { return inner }
    var insets = self
    insets.lengths.merge(inner.lengths) { $1 }
    return insets
  }

  func apply(to insets: inout EdgeInsets) {
    if let top = lengths[.top] ?? nil { insets.top = top }
    if let leading = lengths[.leading] ?? nil { insets.leading = leading }
    if let bottom = lengths[.bottom] ?? nil { insets.bottom = bottom }
    if let trailing = lengths[.trailing] ?? nil { insets.trailing = trailing }
  }
}

/// A value for the upper or the lower separator, or both.
nonisolated struct SeparatorTrait<Value: Equatable>: Equatable, _CombinedTrait {
  private var top: Value?
  private var bottom: Value?

  init(_ value: Value, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = value }
    if edges.contains(.bottom) { bottom = value }
  }

  func combined(withInner inner: Any) -> Any {
    (inner as? SeparatorTrait).map(adding(inner:)) ?? inner
  }

  /// The values of an inner view count for the edges that it sets.
  func adding(inner: SeparatorTrait) -> SeparatorTrait {
    var trait = self
    trait.top = inner.top ?? top
    trait.bottom = inner.bottom ?? bottom
    return trait
  }

  func value(at edge: VerticalEdge.Set) -> Value? { edge == .top ? top : bottom }
}

nonisolated extension View {
  /// The insets of the row, in points; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsKey.self, RowInsets(insets))
  }

  /// The insets at some edges; nil for the standard ones. Calls for other edges add up.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    trait(ListRowInsetsKey.self, RowInsets(edges, length))
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      PartTraitModifier(
        key: ListRowBackgroundKey.self, info: true, isOverriding: false, content: view.map { AnyView($0) }))
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorKey.self, SeparatorTrait(visibility, edges))
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTintKey.self, SeparatorTrait(color, edges))
  }
  /// The separators at a section's ends, of which only plain lists have the upper one; those within the section follow
  /// `listRowSeparator`.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    let separators = SeparatorTrait(visibility, edges)
    return trait(ListSectionSeparatorKey.self, separators)
      .transformEnvironment(\.listSectionSeparator) {
        $0 = $0?.adding(inner: separators) ?? separators
      }
  }

  /// The colour of the separators at a section's ends; nil for that of the rows.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListSectionSeparatorTintKey.self, SeparatorTrait(color, edges))
  }

  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  public func badge(_ label: Text?) -> ModifiedContent<Self, _TraitModifier<Text?>> { trait(ListBadgeKey.self, label) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _TraitModifier<Text?>> {
    badge(label.map { Text($0) })
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View { trait(ListDeleteDisabledKey.self, isDisabled) }
  public func moveDisabled(_ isDisabled: Bool) -> some View { trait(ListMoveDisabledKey.self, isDisabled) }
  /// Whether a tap on the row in a list leaves the list's selection as it is. Pickers offer the view nevertheless.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(ListSelectionDisabledKey.self, isDisabled)
  }

  /// Actions that a swipe over a row reveals. Their symbols are filled, according to Apple's documentation.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      PartTraitModifier(
        key: SwipeActionsKey.self, info: SwipeInfo(edge: edge, allowsFullSwipe: allowsFullSwipe),
        content: AnyView(content().environment(\.symbolVariants, .fill))))
  }
}

struct SwipeInfo {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
}

enum ListSectionSeparatorKey: EnvironmentKey {
  static var defaultValue: SeparatorTrait<Visibility>? { nil }
}

extension EnvironmentValues {
  var listSectionSeparator: SeparatorTrait<Visibility>? {
    get { self[ListSectionSeparatorKey.self] }
    set { self[ListSectionSeparatorKey.self] = newValue }
  }
}

nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    trait(ListDeleteKey.self, action)
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    trait(ListMoveKey.self, action)
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}
