public import Foundation
@_exported public import StandIns

/// What places are called, by their addresses or by coordinates. Without it no place is found.
public struct GeocoderAnswers: StandInAnswers {
  /// What an address or a place gives.
  public var placemarks: [CLPlacemark] = []

  public init() {}
  public init(placemarks: [CLPlacemark]) { self.placemarks = placemarks }
}

/// A place with a name and an address, of a test's.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let locality: String?
  public let country: String?
  public let isoCountryCode: String?
  public let postalCode: String?
  public let thoroughfare: String?
  public let administrativeArea: String?
  open var subLocality: String? { nil }
  open var subThoroughfare: String? { nil }
  open var subAdministrativeArea: String? { nil }

  /// Not a part of Core Location, where the system makes them.
  public init(
    location: CLLocation?, name: String? = nil, locality: String? = nil, country: String? = nil,
    isoCountryCode: String? = nil, postalCode: String? = nil, thoroughfare: String? = nil,
    administrativeArea: String? = nil
  ) {
    (self.location, self.name, self.locality) = (location, name, locality)
    (self.country, self.isoCountryCode, self.postalCode) = (country, isoCountryCode, postalCode)
    (self.thoroughfare, self.administrativeArea) = (thoroughfare, administrativeArea)
    super.init()
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

public struct CLError: Error, Sendable, Hashable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Finds addresses of places: answered by ``GeocoderAnswers``.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open var isGeocoding: Bool { false }

  private func answer(_ handler: @escaping CLGeocodeCompletionHandler) {
    let answers: GeocoderAnswers = StandInScope.answers(framework: "CoreLocation", asked: "for a place")
    deliverLater {
      if answers.placemarks.isEmpty {
        handler(nil, CLError(.geocodeFoundNoResult))
      } else {
        handler(answers.placemarks, nil)
      }
    }
  }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  open func cancelGeocode() {}
}
