/// An error of one of Apple's frameworks: a number in the framework's domain, as Objective-C declares it.
public protocol StandInError: CustomNSError, Hashable, Sendable {
  associatedtype Code: StandInErrorCode

  var code: Code { get }
}

extension StandInError {
  public static var errorDomain: String { Code.domain }
  public var errorCode: Int { code.rawValue }
}

/// The numbers of a ``StandInError``.
public protocol StandInErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// The domain of the errors.
  static var domain: String { get }
}

extension StandInErrorCode {
  /// Whether an error has the code: `case LAError.userCancel` in a `switch` over an error, and `catch CLError.denied`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == domain && error.code == match.rawValue
  }
}
