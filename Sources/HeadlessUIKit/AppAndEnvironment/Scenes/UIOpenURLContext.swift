public import Foundation

/// A URL that somebody asked the app to open. Nobody does here.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  init(url: URL) {
    self.url = url
    super.init()
  }

  public let url: URL
  public let options = UIScene.OpenURLOptions()
}
