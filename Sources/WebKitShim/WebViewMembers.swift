internal import Foundation
internal import HeadlessUIKit

/// What documents of Interface Builder connect and set by name.
enum WebViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { WebViewMembers.self }
  static var owner: AnyClass? { WKWebView.self }
  static var members: [RuntimeMember] {
    [.property("navigationDelegate", \WKWebView.navigationDelegate), .property("uiDelegate", \WKWebView.uiDelegate)]
  }
}
