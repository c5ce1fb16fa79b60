internal import Foundation
internal import HeadlessObjectiveC

/// Code that may not name the application, as in extensions of apps, asks its class: `value(forKeyPath: "sharedApplication")`.
enum ApplicationMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ApplicationMembers.self }
  static var owner: AnyClass? { UIApplication.self }
  static var members: [RuntimeMember] {
    ["sharedApplication", "shared"].map { name in
      .classMethod(name) { (_: UIApplication.Type) in { UIApplication.shared } }
    }
      + [.readOnly("keyWindow", \UIApplication.keyWindow), .readOnly("windows", \UIApplication.windows)]
  }
}
