public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A navigation of a web view to a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// A navigation that a web view is about to perform.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  /// The frame that the navigation changes.
  public let targetFrame: WKFrameInfo?
  public let sourceFrame: WKFrameInfo

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    sourceFrame = WKFrameInfo(request: request)
    targetFrame = sourceFrame
    super.init()
  }
}

/// The response of a server. Never created here: nothing is requested.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame = true

  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A frame of a page. Pages have only one here.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let isMainFrame = true
  public let request: URLRequest

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// The window features that a page requests. Never created here: pages don't run.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  public let width: NSNumber? = nil
  public let height: NSNumber? = nil
}
