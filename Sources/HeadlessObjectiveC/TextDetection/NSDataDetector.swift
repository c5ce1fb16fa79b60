public import Foundation

/// Detects links, phone numbers, addresses and dates in texts.
///
/// Apple's detector uses undocumented models; this one uses plain rules, which `TextDetection` lists. It isn't a subclass of
/// `NSRegularExpression`, whose methods can't be overridden here, and has the methods that apps use.
open class NSDataDetector: NSObject {
  /// The detected types, as raw values of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  private static let supported: NSTextCheckingResult.CheckingType = [
    .dates, .addresses, .links, .phoneNumbers, .transitInformations,
  ]

  /// - Throws: A Cocoa error if none of the types is supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes & Self.supported.rawValue != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// All results in a range, in order, without overlaps.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    TextDetection(types: .init(rawValue: checkingTypes)).results(in: string, range)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stop)
      if stop.boolValue { return }
    }
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first result; `NSNotFound` and 0 if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
