internal import CoreLocation
public import Foundation

/// The address of a place, as one text.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?

  /// Nil for an empty text.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    super.init()
  }
}

/// An address in several forms. The forms are estimates: the parts that the placemark has.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  public enum ContextStyle: Int, Sendable { case automatic, short, full }

  private let address: MKAddress
  private let placemark: CLPlacemark

  init(_ address: MKAddress, _ placemark: CLPlacemark) {
    (self.address, self.placemark) = (address, placemark)
    super.init()
  }

  open var cityName: String? { placemark.locality }
  open var regionName: String? { placemark.country }
  open var cityWithContext: String? { cityWithContext(.automatic) }

  /// The city and the state or, in the full form, the country too.
  open func cityWithContext(_ style: ContextStyle) -> String? {
    guard let city = placemark.locality else { return nil }
    let context = style == .full ? [placemark.administrativeArea, placemark.country] : [placemark.administrativeArea]
    return ([city] + context.compactMap(\.self)).joined(separator: ", ")
  }

  /// The address on one line or on several ones, with or without the country.
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
    var parts = address.fullAddress.split(whereSeparator: \.isNewline).flatMap { $0.components(separatedBy: ", ") }
    if !includingRegion, let country = placemark.country, parts.last == country { parts.removeLast() }
    return parts.joined(separator: singleLine ? ", " : "\n")
  }
}
