public import Foundation

/// A URL that another app asked this one to open. None does here.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  init(url: URL) {
    self.url = url
    super.init()
  }

  public let url: URL
  public let options = UIScene.OpenURLOptions()
}
