/// The members of a class that are found by name: the protocol of a type named `UIKitMembers` in the class.
///
///     extension SettingsController {
///       enum UIKitMembers: RuntimeMemberList {
///         static var members: [RuntimeMember] {
///           [.property("titleLabel", \SettingsController.titleLabel), .method("save:", SettingsController.save)]
///         }
///       }
///     }
///
/// Each class of a hierarchy has its own; a superclass's members are found through the superclass. A list that specifies its class
/// may be anywhere and have any name, so that a class may have several, and so may private classes: the plugin `UIKitSources`
/// writes such lists.
///
/// An optimized build removes a list without uses. An uncalled function keeps it: `@used static func isUsed() -> any
/// RuntimeMemberList.Type { UIKitMembers.self }`.
@preconcurrency @MainActor public protocol RuntimeMemberList {
  /// The class of the members; by default nil, which means the enclosing class.
  static var owner: AnyClass? { get }
  /// The class's Objective-C name in `@objc(name)`; by default nil, which means its Swift name.
  static var objectiveCName: String? { get }
  static var members: [RuntimeMember] { get }
  /// Classes of other modules with a method that an extension of the list's module overrides: by a method with the overridden one's
  /// name after `override_`.
  static var overridden: [AnyClass] { get }
  /// The absolute paths of folders with the app's documents and catalogs.
  static var resourceFolders: [String] { get }
}

extension RuntimeMemberList {
  public static var owner: AnyClass? { nil }
  public static var objectiveCName: String? { nil }
  public static var overridden: [AnyClass] { [] }
  public static var resourceFolders: [String] { [] }
}
