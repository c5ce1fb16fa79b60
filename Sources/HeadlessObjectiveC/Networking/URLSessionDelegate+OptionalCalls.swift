public import Foundation
public import FoundationNetworking

// Optional methods of session delegates in the form `delegate.urlSession?(...)`. On Linux all of them have default
// implementations with a session's default behaviour. A call reaches the default implementation if iOS would call nothing.

extension URLSessionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var urlSession: URLSessionDelegateCalls<_URLSessionKinds.Session>? {
    URLSessionDelegateCalls(target: self)
  }
}

extension URLSessionTaskDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var urlSession: URLSessionDelegateCalls<_URLSessionKinds.Task>? {
    URLSessionDelegateCalls(target: self)
  }
}

extension URLSessionDataDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var urlSession: URLSessionDelegateCalls<_URLSessionKinds.Data>? {
    URLSessionDelegateCalls(target: self)
  }
}

extension URLSessionDownloadDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var urlSession: URLSessionDelegateCalls<_URLSessionKinds.Download>? {
    URLSessionDelegateCalls(target: self)
  }
}

extension URLSessionDelegateCalls {
  /// Calls `urlSession(_:didBecomeInvalidWithError:)`.
  public func callAsFunction(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    Kind.session(target).urlSession(session, didBecomeInvalidWithError: error)
  }

  /// Calls `urlSession(_:didReceive:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    Kind.session(target).urlSession(session, didReceive: challenge, completionHandler: completionHandler)
  }
}

// Foundation on Linux calls neither of these two, and its protocols don't have them: no delegate can be reached.
extension URLSessionDelegateCalls where Kind: _URLSessionTaskKind {
  /// Calls nothing: sessions don't report tasks that were created here.
  public func callAsFunction(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Calls nothing: sessions don't wait for connectivity here.
  public func callAsFunction(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionDelegateCalls where Kind: _URLSessionTaskKind {
  /// Calls `urlSession(_:task:willBeginDelayedRequest:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
  ) {
    Kind.task(target).urlSession(
      session, task: task, willBeginDelayedRequest: request, completionHandler: completionHandler)
  }

  /// Calls `urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    Kind.task(target).urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  /// Calls `urlSession(_:task:didReceive:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    Kind.task(target).urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  /// Calls `urlSession(_:task:needNewBodyStream:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    Kind.task(target).urlSession(session, task: task, needNewBodyStream: completionHandler)
  }

  /// Calls `urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    Kind.task(target).urlSession(
      session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }

  /// Calls `urlSession(_:task:didFinishCollecting:)`.
  public func callAsFunction(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    Kind.task(target).urlSession(session, task: task, didFinishCollecting: metrics)
  }

  /// Calls `urlSession(_:task:didCompleteWithError:)`.
  public func callAsFunction(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    Kind.task(target).urlSession(session, task: task, didCompleteWithError: error)
  }
}

extension URLSessionDelegateCalls where Kind == _URLSessionKinds.Data {
  /// Calls `urlSession(_:dataTask:didReceive:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    target.urlSession(session, dataTask: dataTask, didReceive: response, completionHandler: completionHandler)
  }

  /// Calls `urlSession(_:dataTask:didBecome:)`.
  public func callAsFunction(
    _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
  ) {
    target.urlSession(session, dataTask: dataTask, didBecome: downloadTask)
  }

  /// Calls `urlSession(_:dataTask:didReceive:)`.
  public func callAsFunction(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    target.urlSession(session, dataTask: dataTask, didReceive: data)
  }

  /// Calls `urlSession(_:dataTask:willCacheResponse:completionHandler:)`.
  public func callAsFunction(
    _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    target.urlSession(
      session, dataTask: dataTask, willCacheResponse: proposedResponse, completionHandler: completionHandler)
  }
}

extension URLSessionDelegateCalls where Kind == _URLSessionKinds.Download {
  /// Calls `urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)`.
  public func callAsFunction(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    target.urlSession(
      session, downloadTask: downloadTask, didWriteData: bytesWritten, totalBytesWritten: totalBytesWritten,
      totalBytesExpectedToWrite: totalBytesExpectedToWrite)
  }

  /// Calls `urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)`.
  public func callAsFunction(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {
    target.urlSession(
      session, downloadTask: downloadTask, didResumeAtOffset: fileOffset, expectedTotalBytes: expectedTotalBytes)
  }
}

/// The methods named `urlSession` of a delegate, for optional calls such as `delegate.urlSession?(session,
/// didBecomeInvalidWithError: nil)`. They are called with their labels, from any thread; see ``OptionalMethods``.
public struct URLSessionDelegateCalls<Kind: _URLSessionKind> {
  let target: Kind.Delegate
}

/// A kind of session delegate. Kinds that refine it inherit its methods.
public protocol _URLSessionKind {
  associatedtype Delegate
  static func session(_ delegate: Delegate) -> any URLSessionDelegate
}

/// A kind of session delegate that also has the methods for tasks.
public protocol _URLSessionTaskKind: _URLSessionKind {
  static func task(_ delegate: Delegate) -> any URLSessionTaskDelegate
}

/// The kinds of session delegates.
public enum _URLSessionKinds {
  public enum Session: _URLSessionKind {
    public static func session(_ delegate: any URLSessionDelegate) -> any URLSessionDelegate { delegate }
  }

  public enum Task: _URLSessionTaskKind {
    public static func session(_ delegate: any URLSessionTaskDelegate) -> any URLSessionDelegate { delegate }
    public static func task(_ delegate: any URLSessionTaskDelegate) -> any URLSessionTaskDelegate { delegate }
  }

  public enum Data: _URLSessionTaskKind {
    public static func session(_ delegate: any URLSessionDataDelegate) -> any URLSessionDelegate { delegate }
    public static func task(_ delegate: any URLSessionDataDelegate) -> any URLSessionTaskDelegate { delegate }
  }

  public enum Download: _URLSessionTaskKind {
    public static func session(_ delegate: any URLSessionDownloadDelegate) -> any URLSessionDelegate { delegate }
    public static func task(_ delegate: any URLSessionDownloadDelegate) -> any URLSessionTaskDelegate { delegate }
  }
}
