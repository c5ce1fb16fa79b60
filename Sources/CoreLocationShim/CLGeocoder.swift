public import Foundation
@_exported public import StandIns

/// The answers about places, for addresses and coordinates. By default, no place is found.
public struct GeocoderAnswers: StandInAnswers {
  /// The places for every address and coordinate.
  public var placemarks: [CLPlacemark] = []

  public init() {}
  public init(placemarks: [CLPlacemark]) { self.placemarks = placemarks }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between addresses and coordinates, with the answers of ``GeocoderAnswers``.
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
