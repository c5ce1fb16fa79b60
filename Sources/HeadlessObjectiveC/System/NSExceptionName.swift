public import Foundation

/// The name of an exception, which Foundation declares on Linux without names of exceptions.
public typealias NSExceptionName = Foundation.NSExceptionName

extension Foundation.NSExceptionName {
  public static var genericException: NSExceptionName { NSExceptionName("NSGenericException") }
  public static var rangeException: NSExceptionName { NSExceptionName("NSRangeException") }
  public static var invalidArgumentException: NSExceptionName { NSExceptionName("NSInvalidArgumentException") }
  public static var internalInconsistencyException: NSExceptionName {
    NSExceptionName("NSInternalInconsistencyException")
  }
  public static var objectNotAvailableException: NSExceptionName { NSExceptionName("NSObjectNotAvailableException") }
  public static var destinationInvalidException: NSExceptionName { NSExceptionName("NSDestinationInvalidException") }
  public static var parseErrorException: NSExceptionName { NSExceptionName("NSParseErrorException") }
}
