public import HeadlessObjectiveC

/// Previews that are found by who adopts this protocol: the plugin `UIKitSources` writes an enumeration for each `#Preview` and each
/// `PreviewProvider` of an app's sources.
@preconcurrency @MainActor public protocol PreviewListing: RuntimeMemberList {
  /// The previews of one declaration.
  static var previews: PreviewDeclaration { get }
}

extension PreviewListing {
  /// None: previews aren't members of a class.
  public static var members: [RuntimeMember] { [] }
}
