import Foundation
import HeadlessUIKit

/// What documents of Interface Builder connect and set by name.
enum MapViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { MapViewMembers.self }
  static var owner: AnyClass? { MKMapView.self }
  static var members: [RuntimeMember] { [.property("delegate", \MKMapView.delegate)] }
}
