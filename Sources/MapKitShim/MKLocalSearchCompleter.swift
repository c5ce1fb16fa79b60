public import Foundation
internal import StandIns

/// Completes the beginning of a query, with the completions of ``PlaceSearchAnswers``.
open class MKLocalSearchCompleter: NSObject {
  /// Which completions are wanted; replaced by ``resultTypes``.
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }

  /// Kinds of completions.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  // Stored but unused: a test says what is found.
  open var region = MKCoordinateRegion()
  open var filterType = FilterType.locationsAndQueries
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The completions of the last fragment that was answered.
  public private(set) var results: [MKLocalSearchCompletion] = []

  /// The beginning of the query. Setting it has the delegate called later on the main queue; an empty one removes the results, and
  /// the delegate isn't called.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else {
        results = []
        return
      }
      let (fragment, found) = (queryFragment, PlaceSearchAnswers.current("for completions").completions)
      deliverLater { [weak self] in
        guard let self, queryFragment == fragment else { return }
        results = found
        delegate?.completerDidUpdateResults(self)
      }
    }
  }

  /// False: the answers are known at once.
  open var isSearching: Bool { false }
  /// Has no effect: the delegate is called for the last fragment.
  open func cancel() {}
}

/// A completion of a query's beginning, which a test creates.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  /// The ranges of the title that are the query's, as values of `NSRange`.
  public let titleHighlightRanges: [NSValue]
  public let subtitleHighlightRanges: [NSValue]

  /// Not a part of MapKit, in which only the system creates completions.
  public init(
    title: String, subtitle: String = "", titleHighlightRanges: [NSRange] = [], subtitleHighlightRanges: [NSRange] = []
  ) {
    (self.title, self.subtitle) = (title, subtitle)
    self.titleHighlightRanges = titleHighlightRanges.map(NSValue.init(range:))
    self.subtitleHighlightRanges = subtitleHighlightRanges.map(NSValue.init(range:))
    super.init()
  }
}

/// Receives completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Never called: no request fails.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

// Optional in MapKit.
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
