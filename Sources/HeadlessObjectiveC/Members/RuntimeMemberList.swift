/// The members of a class that are found by name: adopted by a type called `UIKitMembers` within the class.
///
///     extension SettingsController {
///       enum UIKitMembers: RuntimeMemberList {
///         static var members: [RuntimeMember] {
///           [.property("titleLabel", \SettingsController.titleLabel), .method("save:", SettingsController.save)]
///         }
///       }
///     }
///
/// Each class of a hierarchy has its own; a superclass's members are found through the superclass. A list that says whose
/// members it has may lie anywhere and be called anything, so that a class may have several, and private classes, too:
/// the plugin `UIKitSources` writes such lists.
///
/// An optimized build leaves out a list that nothing names. An uncalled function keeps it: `@used static func isUsed()
/// -> any RuntimeMemberList.Type { UIKitMembers.self }`.
@preconcurrency @MainActor public protocol RuntimeMemberList {
  /// The class whose members these are; nil, unless it is written, for the one that the list lies in.
  static var owner: AnyClass? { get }
  /// The class's name in Objective-C, as `@objc(name)` gives it; nil, unless it is written, for the one in Swift.
  static var objectiveCName: String? { get }
  static var members: [RuntimeMember] { get }
  /// Classes of other modules, one of whose methods an extension of the list's module overrides: by a method with the name
  /// of the overridden one behind `override_`.
  static var overridden: [AnyClass] { get }
  /// Folders with the app's documents and catalogs, by absolute paths.
  static var resourceFolders: [String] { get }
}

extension RuntimeMemberList {
  public static var owner: AnyClass? { nil }
  public static var objectiveCName: String? { nil }
  public static var overridden: [AnyClass] { [] }
  public static var resourceFolders: [String] { [] }
}
