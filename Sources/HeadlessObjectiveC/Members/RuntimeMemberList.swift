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
/// Each class of a hierarchy has its own; a superclass's members are found through the superclass.
@preconcurrency @MainActor public protocol RuntimeMemberList {
  static var members: [RuntimeMember] { get }
}
