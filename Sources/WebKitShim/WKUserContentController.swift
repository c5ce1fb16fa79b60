public import Foundation

/// Scripts for pages, and the receivers of their messages. Stored but unused: pages don't run here.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Sends a message to the handler with a name as a page's script would, for tests; returns false if there is none. Not a part of
  /// WebKit.
  @discardableResult public func sendMessage(_ body: Any, name: String) -> Bool {
    guard let handler = handlers[name] else { return false }
    handler.userContentController(self, didReceive: WKScriptMessage(body: body, name: name))
    return true
  }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message from a page's script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String

  init(body: Any, name: String) {
    self.body = body
    self.name = name
    super.init()
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
