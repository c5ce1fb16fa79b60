/// A class that tells its members itself: generic ones do, which a ``RuntimeMemberList`` can't name.
package protocol RuntimeMemberOwner: AnyObject {
  /// With those of the superclasses.
  @MainActor static var _runtimeMembers: [RuntimeMember] { get }
}
