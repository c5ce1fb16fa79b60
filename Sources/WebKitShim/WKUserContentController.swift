public import Foundation

/// Scripts for pages, and the receivers of their messages. Stored but unused: pages don't run here.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var replyingHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// The content world is ignored.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// The content world is ignored.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    replyingHandlers[name] = scriptMessageHandlerWithReply
  }
  open func removeScriptMessageHandler(forName name: String) { (handlers[name], replyingHandlers[name]) = (nil, nil) }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  open func removeAllScriptMessageHandlers() { (handlers, replyingHandlers) = ([:], [:]) }

  /// Sends a message to the handler with a name as a page's script would, for tests; returns false if there is none. Not a part of
  /// WebKit.
  @discardableResult public func sendMessage(_ body: Any, name: String) -> Bool {
    guard let handler = handlers[name] else { return false }
    handler.userContentController(self, didReceive: WKScriptMessage(body: body, name: name))
    return true
  }

  /// Sends a message to the handler with a name, and returns its reply, for tests. Not a part of WebKit.
  public func replyToMessage(_ body: Any, name: String) async -> (Any?, String?) {
    guard let handler = replyingHandlers[name] else { return (nil, "no handler has the name \(name)") }
    return await handler.userContentController(self, didReceive: WKScriptMessage(body: body, name: name))
  }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A receiver of messages that the page's script waits for. It implements one of the two methods, as in Swift on iOS.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

// In Objective-C they are one method, with a completion.
extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    let reply = await withCheckedContinuation { continuation in
      self.userContentController(userContentController, didReceive: message) { value, failure in
        continuation.resume(returning: ScriptReply(value, failure))
      }
    }
    return (reply.value, reply.failure)
  }

  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    Task { @MainActor in
      let (value, failure) = await self.userContentController(userContentController, didReceive: message)
      replyHandler(value, failure)
    }
  }
}

/// What a handler replies. Unchecked: it is passed from the main actor to the main actor.
private final class ScriptReply: @unchecked Sendable {
  let value: Any?
  let failure: String?

  init(_ value: Any?, _ failure: String?) { (self.value, self.failure) = (value, failure) }
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
