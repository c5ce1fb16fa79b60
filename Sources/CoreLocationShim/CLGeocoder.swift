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

extension CLGeocoder {
  /// - Parameter locale: the language of the places; those of the answers have the test's.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await places { reverseGeocodeLocation(location, completionHandler: $0) }
  }
  /// - Parameter locale: the language of the places; those of the answers have the test's.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await reverseGeocodeLocation(location) }
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await places { geocodeAddressString(addressString, completionHandler: $0) }
  }

  private func places(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      ask { places, error in
        continuation.resume(with: places.map { .success($0) } ?? .failure(error ?? CLError(.geocodeFoundNoResult)))
      }
    }
  }
}
