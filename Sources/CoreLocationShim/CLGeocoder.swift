public import Foundation
@_exported public import StandIns

/// What places are called, by their addresses or by coordinates. Without it no place is found.
public struct GeocoderAnswers: StandInAnswers {
  /// What an address or a place gives.
  public var placemarks: [CLPlacemark] = []

  public init() {}
  public init(placemarks: [CLPlacemark]) { self.placemarks = placemarks }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// An error of the framework.
public struct CLError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined

    public static var domain: String { "kCLErrorDomain" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
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
