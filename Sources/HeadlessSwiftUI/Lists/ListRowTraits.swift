internal import Foundation
internal import HeadlessUIKit

// Values that views set for their row.
enum ListRowInsetsKey {}
enum ListRowTopInsetKey {}
enum ListRowLeadingInsetKey {}
enum ListRowBottomInsetKey {}
enum ListRowTrailingInsetKey {}
/// The key of an edge that a call leaves as it is.
enum ListRowOtherInsetKey {}
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

struct SeparatorTrait: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set

  func hides(_ edge: VerticalEdge.Set) -> Bool { visibility == .hidden && edges.contains(edge) }
}

/// The colour of separators at some edges; nil for the standard colour.
struct SeparatorTintTrait: Equatable {
  var color: Color?
  var edges: VerticalEdge.Set

  func color(at edge: VerticalEdge.Set) -> Color? { edges.contains(edge) ? color : nil }
}

nonisolated extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(ListRowInsetsKey.self, insets) }

  /// The insets at some edges; nil for the standard ones. Calls for other edges add up.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    trait(edges.contains(.top) ? ListRowTopInsetKey.self : ListRowOtherInsetKey.self, length)
      .trait(edges.contains(.leading) ? ListRowLeadingInsetKey.self : ListRowOtherInsetKey.self, length)
      .trait(edges.contains(.bottom) ? ListRowBottomInsetKey.self : ListRowOtherInsetKey.self, length)
      .trait(edges.contains(.trailing) ? ListRowTrailingInsetKey.self : ListRowOtherInsetKey.self, length)
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      PartTraitModifier(key: ListRowBackgroundKey.self, info: true, content: view.map { AnyView($0) }))
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorKey.self, SeparatorTrait(visibility: visibility, edges: edges))
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTintKey.self, SeparatorTintTrait(color: color, edges: edges))
  }
  /// The separators at a section's ends, of which only plain lists have the upper one; those within the section follow
  /// `listRowSeparator`.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    let said = SeparatorTrait(visibility: visibility, edges: edges)
    return trait(ListSectionSeparatorKey.self, said).environment(\.listSectionSeparator, said)
  }

  /// The colour of the separators at a section's ends; nil for that of the rows.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListSectionSeparatorTintKey.self, SeparatorTintTrait(color: color, edges: edges))
  }

  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  public func badge(_ label: Text?) -> some View { trait(ListBadgeKey.self, label) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

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
  static var defaultValue: SeparatorTrait? { nil }
}

extension EnvironmentValues {
  var listSectionSeparator: SeparatorTrait? {
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
