public import Foundation

/// The error of a scene request.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public static let errorDomain = "UISceneErrorDomain"

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
