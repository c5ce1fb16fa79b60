/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
