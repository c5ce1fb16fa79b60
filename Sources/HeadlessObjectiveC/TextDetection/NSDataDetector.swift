public import Foundation

/// Finds links, phone numbers, addresses and dates in texts.
///
/// Apple's detector learns from texts, and isn't documented; this one follows plain rules, which `TextDetection` lists. It is no
/// subclass of `NSRegularExpression`, whose methods can't be overridden here, and has the methods that apps call of it.
open class NSDataDetector: NSObject {
  /// The types that it finds, as raw values of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  private static let supported: NSTextCheckingResult.CheckingType = [
    .dates, .addresses, .links, .phoneNumbers, .transitInformations,
  ]

  /// - Throws: An error of Cocoa where none of the types can be found.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes & Self.supported.rawValue != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// All that was found in a range, in its order; nothing overlaps.
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

  /// The range of the first result; `NSNotFound` and 0 where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
