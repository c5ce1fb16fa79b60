extension KnownStandIn {
  /// Google's places, of which none is found.
  static let googlePlaces = #"""
    @_exported import CoreLocation
    @_exported import UIKit

    // No place is found: callbacks and delegates aren't called.

    public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void
    public typealias GMSPlaceLikelihoodListCallback = (GMSPlaceLikelihoodList?, (any Error)?) -> Void
    public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void

    open class GMSPlacesClient: NSObject, @unchecked Sendable {
      private static let client = GMSPlacesClient()

      @discardableResult open class func provideAPIKey(_ key: String) -> Bool { true }
      open class func shared() -> GMSPlacesClient { client }
      open class func openSourceLicenseInfo() -> String { "" }
      open func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {}
      open func fetchPlace(
        fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?,
        callback: @escaping GMSPlaceResultCallback
      ) {}
      open func currentPlace(callback: @escaping GMSPlaceLikelihoodListCallback) {}
      open func findPlaceLikelihoodsFromCurrentLocation(
        withPlaceFields placeFields: GMSPlaceField, callback: @escaping ([GMSPlaceLikelihood]?, (any Error)?) -> Void
      ) {}
      open func findAutocompletePredictions(
        fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
        callback: @escaping GMSAutocompletePredictionsCallback
      ) {}
      open func autocompleteQuery(
        _ query: String, bounds: Any?, filter: GMSAutocompleteFilter?, callback: @escaping GMSAutocompletePredictionsCallback
      ) {}
      open func lookUpPhotos(
        forPlaceID placeID: String, callback: @escaping (GMSPlacePhotoMetadataList?, (any Error)?) -> Void
      ) {}
      open func loadPlacePhoto(_ photo: GMSPlacePhotoMetadata, callback: @escaping (UIImage?, (any Error)?) -> Void) {}
      open func loadPlacePhoto(
        _ photo: GMSPlacePhotoMetadata, constrainedTo maxSize: CGSize, scale: CGFloat,
        callback: @escaping (UIImage?, (any Error)?) -> Void
      ) {}
    }

    // MARK: Places

    public struct GMSPlaceField: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public init(rawValue: UInt) { self.rawValue = UInt64(rawValue) }
      public static let name = GMSPlaceField(rawValue: 1 as UInt64)
      public static let placeID = GMSPlaceField(rawValue: 2 as UInt64)
      public static let plusCode = GMSPlaceField(rawValue: 4 as UInt64)
      public static let coordinate = GMSPlaceField(rawValue: 8 as UInt64)
      public static let openingHours = GMSPlaceField(rawValue: 16 as UInt64)
      public static let phoneNumber = GMSPlaceField(rawValue: 32 as UInt64)
      public static let formattedAddress = GMSPlaceField(rawValue: 64 as UInt64)
      public static let rating = GMSPlaceField(rawValue: 128 as UInt64)
      public static let userRatingsTotal = GMSPlaceField(rawValue: 256 as UInt64)
      public static let priceLevel = GMSPlaceField(rawValue: 512 as UInt64)
      public static let types = GMSPlaceField(rawValue: 1024 as UInt64)
      public static let website = GMSPlaceField(rawValue: 2048 as UInt64)
      public static let viewport = GMSPlaceField(rawValue: 4096 as UInt64)
      public static let addressComponents = GMSPlaceField(rawValue: 8192 as UInt64)
      public static let photos = GMSPlaceField(rawValue: 16384 as UInt64)
      public static let all = GMSPlaceField(rawValue: UInt64.max)
    }

    open class GMSAddressComponent: NSObject {
      open var type: String { types.first ?? "" }
      public let types: [String]
      public let name: String
      public let shortName: String?
      /// Not a part of the library, in which only the service has components.
      public init(types: [String], name: String, shortName: String? = nil) {
        (self.types, self.name, self.shortName) = (types, name, shortName)
      }
    }

    open class GMSPlace: NSObject {
      // Version 2 has these two without a question mark.
      open var name: String!
      open var placeID: String!
      open var coordinate = kCLLocationCoordinate2DInvalid
      open var phoneNumber: String?
      open var formattedAddress: String!
      open var rating: Float = 0
      open var userRatingsTotal: UInt = 0
      open var types: [String]?
      open var website: URL?
      open var addressComponents: [GMSAddressComponent]?
      open var attributions: NSAttributedString?
      open var photos: [GMSPlacePhotoMetadata]?
    }

    open class GMSPlaceLikelihood: NSObject {
      public let place: GMSPlace
      public let likelihood: Double
      public init(place: GMSPlace, likelihood: Double) { (self.place, self.likelihood) = (place, likelihood) }
    }

    open class GMSPlaceLikelihoodList: NSObject {
      open var likelihoods: [GMSPlaceLikelihood] { [] }
      open var attributions: NSAttributedString? { nil }
    }

    open class GMSPlacePhotoMetadata: NSObject {
      open var attributions: NSAttributedString? { nil }
      open var maxSize: CGSize { .zero }
    }

    open class GMSPlacePhotoMetadataList: NSObject {
      open var results: [GMSPlacePhotoMetadata] { [] }
    }

    // MARK: Completions

    open class GMSAutocompleteSessionToken: NSObject {}

    public enum GMSPlacesAutocompleteTypeFilter: Int, Sendable {
      case noFilter, geocode, address, establishment, region, city
    }

    open class GMSAutocompleteFilter: NSObject {
      open var type = GMSPlacesAutocompleteTypeFilter.noFilter
      open var types: [String]?
      open var country: String?
      open var countries: [String]?
      open var origin: CLLocation?
    }

    open class GMSAutocompletePrediction: NSObject {
      public let placeID: String
      public let attributedFullText: NSAttributedString
      public let attributedPrimaryText: NSAttributedString
      public let attributedSecondaryText: NSAttributedString?
      open var types: [String] { [] }
      /// Not a part of the library, in which only the service has predictions.
      public init(placeID: String, primaryText: String, secondaryText: String? = nil) {
        self.placeID = placeID
        attributedPrimaryText = NSAttributedString(string: primaryText)
        attributedSecondaryText = secondaryText.map { NSAttributedString(string: $0) }
        attributedFullText = NSAttributedString(string: [primaryText, secondaryText].compactMap { $0 }.joined(separator: ", "))
      }
    }

    open class GMSAutocompleteFetcher: NSObject {
      open weak var delegate: (any GMSAutocompleteFetcherDelegate)?
      open var autocompleteFilter: GMSAutocompleteFilter?
      public override init() {}
      public init(filter: GMSAutocompleteFilter?) { autocompleteFilter = filter }
      public init(bounds: Any?, filter: GMSAutocompleteFilter?) { autocompleteFilter = filter }
      open func sourceTextHasChanged(_ text: String?) {}
      open func provide(_ sessionToken: GMSAutocompleteSessionToken?) {}
    }

    public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol {
      func didAutocomplete(with predictions: [GMSAutocompletePrediction])
      func didFailAutocompleteWithError(_ error: any Error)
    }

    // MARK: Screens

    /// An empty screen.
    @preconcurrency @MainActor open class GMSAutocompleteViewController: UIViewController {
      open weak var delegate: (any GMSAutocompleteViewControllerDelegate)?
      open var autocompleteFilter: GMSAutocompleteFilter?
      open var placeFields = GMSPlaceField.all
      open var tableCellBackgroundColor = UIColor.white
      open var tableCellSeparatorColor = UIColor.lightGray
      open var primaryTextColor = UIColor.black
      open var primaryTextHighlightColor = UIColor.black
      open var secondaryTextColor = UIColor.gray
      open var tintColor: UIColor?
    }

    @preconcurrency @MainActor public protocol GMSAutocompleteViewControllerDelegate: NSObjectProtocol {
      func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)
      func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error)
      func wasCancelled(_ viewController: GMSAutocompleteViewController)
    }

    @preconcurrency @MainActor open class GMSAutocompleteResultsViewController: UIViewController, UISearchResultsUpdating {
      open weak var delegate: (any GMSAutocompleteResultsViewControllerDelegate)?
      open var autocompleteFilter: GMSAutocompleteFilter?
      open var placeFields = GMSPlaceField.all
      open var tableCellBackgroundColor = UIColor.white
      open var tableCellSeparatorColor = UIColor.lightGray
      open var primaryTextColor = UIColor.black
      open var primaryTextHighlightColor = UIColor.black
      open var secondaryTextColor = UIColor.gray
      open var tintColor: UIColor?
      open func updateSearchResults(for searchController: UISearchController) {}
    }

    @preconcurrency @MainActor public protocol GMSAutocompleteResultsViewControllerDelegate: NSObjectProtocol {
      func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace)
      func resultsController(
        _ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error)
    }

    """#

  /// The rest of it.
  static let googlePlacePicker = #"""
    @_exported import GoogleMaps
    @_exported import GooglePlaces
    import UIKit

    open class GMSPlacePickerConfig: NSObject {
      public init(viewport: Any?) {}
    }

    /// An empty screen, in which no place can be picked.
    @preconcurrency @MainActor open class GMSPlacePickerViewController: UIViewController {
      open weak var delegate: (any GMSPlacePickerViewControllerDelegate)?
      public convenience init(config: GMSPlacePickerConfig) { self.init(nibName: nil, bundle: nil) }
    }

    @preconcurrency @MainActor public protocol GMSPlacePickerViewControllerDelegate: NSObjectProtocol {
      func placePicker(_ viewController: GMSPlacePickerViewController, didPick place: GMSPlace)
    }

    /// The picker as it was before version 2.3: its callback isn't called.
    @preconcurrency @MainActor open class GMSPlacePicker: NSObject {
      public init(config: GMSPlacePickerConfig) {}
      open func pickPlace(callback: @escaping GMSPlaceResultCallback) {}
    }

    """#
}
