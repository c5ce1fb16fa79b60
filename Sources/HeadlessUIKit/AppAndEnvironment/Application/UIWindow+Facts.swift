internal import HeadlessObjectiveC

enum WindowFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { WindowFacts.self }
  static let elements = ["window"]
  static let facts = FactList<UIWindow> {
    Fact("windowLevel", \.windowLevel)
    Fact("screen", \.screen)
    Fact("windowScene", \.windowScene)
    Fact("rootViewController", \.rootViewController)
    Fact(readOnly: "keyWindow", \.isKeyWindow)
    Fact(readOnly: "isKeyWindow", \.isKeyWindow)
  }

  static let outlets = [Outlet<UIWindow>("rootViewController", \.rootViewController)]

  static func describe(_ window: UIWindow, in description: inout ViewDescription) {
    description.hasRecognizers = true
    description.layer = "UIWindowLayer"
  }
}
