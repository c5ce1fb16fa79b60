internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum WebViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { WebViewFacts.self }
  static let elements = ["webView"]
  static let facts = FactList<UIWebView> {
    Fact("scalesPageToFit", \.scalesPageToFit, document: .bool("scalesPageToFit"))
    Fact("dataDetectorTypes", \.dataDetectorTypes)
    Fact("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback, document: .bool("allowsInlineMediaPlayback"))
    Fact(
      "mediaPlaybackRequiresUserAction", \.mediaPlaybackRequiresUserAction,
      document: .bool("mediaPlaybackRequiresUserAction"))
    Fact("mediaPlaybackAllowsAirPlay", \.mediaPlaybackAllowsAirPlay, document: .bool("mediaPlaybackAllowsAirPlay"))
    Fact(
      "suppressesIncrementalRendering", \.suppressesIncrementalRendering,
      document: .bool("suppressesIncrementalRendering"))
    Fact(
      "keyboardDisplayRequiresUserAction", \.keyboardDisplayRequiresUserAction,
      document: .bool("keyboardDisplayRequiresUserAction"))
    Fact("allowsLinkPreview", \.allowsLinkPreview)
  }

  static let outlets = [Outlet<UIWebView>("delegate", \.delegate)]
}
