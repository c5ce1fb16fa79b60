public import CoreLocation
public import Foundation

/// An object with a coordinate on a map.
@preconcurrency @MainActor public protocol MKAnnotation: _MKTitledAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// The titles as Objective-C's optional requirements, of which an app reads two optionals: `annotation.title ?? ""`.
@preconcurrency @MainActor public protocol _MKTitledAnnotation: NSObjectProtocol {}

extension _MKTitledAnnotation {
  @_disfavoredOverload public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  @_disfavoredOverload public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
}

/// A coordinate with a title.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() {
    super.init()
  }

  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
