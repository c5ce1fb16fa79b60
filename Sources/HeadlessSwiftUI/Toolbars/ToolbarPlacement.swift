/// The placement of a bar that modifiers apply to.
public struct ToolbarPlacement: Sendable {
  enum Kind { case automatic, navigationBar, bottomBar, tabBar }
  let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// The placement of an item in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side { case leading, trailing, principal, bottom, keyboard, titleMenu, overflow, hidden }
  private let name: String
  let side: Side

  public static let automatic = ToolbarItemPlacement(name: "automatic", side: .trailing)
  public static let principal = ToolbarItemPlacement(name: "principal", side: .principal)
  public static let navigation = ToolbarItemPlacement(name: "navigation", side: .leading)
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", side: .trailing)
  /// In the bar's menu of further actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", side: .overflow)
  public static let status = ToolbarItemPlacement(name: "status", side: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", side: .trailing)
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", side: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", side: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading", side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", side: .bottom)
  /// Replaces the title of the page, as `principal` does. API of iOS 26.
  public static let title = ToolbarItemPlacement(name: "title", side: .principal)
  /// Replaces the large title. Its items aren't shown: bars look as on iOS 18. API of iOS 26.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", side: .hidden)
  /// Below the title. Its items aren't shown: bars look as on iOS 18. API of iOS 26.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle", side: .hidden)
  /// Below the large title. Its items aren't shown: bars look as on iOS 18. API of iOS 26.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", side: .hidden)

  /// The menu of the title.
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu", side: .titleMenu)

  /// Whether the item confirms the action of the page, and has a heavier font.
  var isConfirmation: Bool { self == .confirmationAction }
}
