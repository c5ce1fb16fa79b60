/// What came of setting a member by its name.
package enum MemberChange: Equatable {
  case done
  /// The class has no such member.
  case missing
  /// The member is of another type, which is given.
  case wrongType(String)
}
