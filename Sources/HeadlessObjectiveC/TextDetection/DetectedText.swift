public import Foundation

/// A result of a data detector: Foundation on Linux only has results of regular expressions.
final class DetectedText: NSTextCheckingResult {
  /// The detected value.
  enum Content: Sendable {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, _ place: NSRange) {
    self.content = content
    self.place = place
    super.init()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch content {
    case .link: .links
    case .phoneNumber: .phoneNumbers
    case .date: .dates
    case .address: .addresses
    }
  }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  private var found: DetectedText.Content? { (self as? DetectedText)?.content }

  /// A link that no detector found.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(.link(url), range)
  }

  /// A phone number that no detector found.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedText(.phoneNumber(phoneNumber), range)
  }

  /// A date that no detector found.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedText(.date(date), range)
  }

  /// An address that no detector found.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { DetectedText(.address(components), range) }

  /// The URL of a link; with the scheme `http` or `mailto` if the text has none.
  public var url: URL? { if case .link(let url) = found { url } else { nil } }
  /// The number as written in the text.
  public var phoneNumber: String? { if case .phoneNumber(let number) = found { number } else { nil } }
  /// A date; at noon if the text has no time.
  public var date: Date? { if case .date(let date) = found { date } else { nil } }
  /// The components of an address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let components) = found { components } else { nil }
  }
  /// The components of an address; flights aren't detected.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}
