public import Foundation

/// Several types of results, as raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

// The components of a result, which are private in Foundation on Linux.
extension NSTextCheckingKey {
  public static var name: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Name") }
  public static var jobTitle: NSTextCheckingKey { NSTextCheckingKey(rawValue: "JobTitle") }
  public static var organization: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Organization") }
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
  public static var phone: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Phone") }
  public static var airline: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Airline") }
  public static var flight: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Flight") }
}

// Foundation marks these as deprecated here, since none of its own results has them.
extension NSTextCheckingResult.CheckingType {
  static var dates: Self { Self(rawValue: 1 << 3) }
  static var addresses: Self { Self(rawValue: 1 << 4) }
  static var links: Self { Self(rawValue: 1 << 5) }
  static var phoneNumbers: Self { Self(rawValue: 1 << 11) }
  static var transitInformations: Self { Self(rawValue: 1 << 12) }
}
