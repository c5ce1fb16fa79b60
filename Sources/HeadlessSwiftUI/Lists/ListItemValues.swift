/// The tint of a list's rows.
public struct ListItemTint: Sendable {
  private let tint: Color?
  public static let monochrome = ListItemTint(tint: nil)
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
}

extension View {
  /// Icons of rows keep the accent colour here.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// The index beside a list, from iOS 26 on; not shown here.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
