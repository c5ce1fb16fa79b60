internal import HeadlessUIKit

/// Where customized tabs are placed.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")

  var uiKit: UITab.Placement {
    switch self {
    case .pinned: .pinned
    case .sidebarOnly: .sidebarOnly
    default: .automatic
    }
  }
}
