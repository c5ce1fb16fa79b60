/// The tint of a list's rows.
public struct ListItemTint: Sendable {
  /// Nil for grey.
  let tint: Color?
  public static let monochrome = ListItemTint(tint: nil)
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// The tint of the icons of labels in rows; nil for the tint colour.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The tint of the icons of labels in rows. A monochrome tint is the primary colour, which is an assumption.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { ListItemTint.fixed($0) }) }
  /// The index beside a list, from iOS 26 on; not shown here.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// The space around a section's card, from iOS 26 on; the standard one is used here.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
