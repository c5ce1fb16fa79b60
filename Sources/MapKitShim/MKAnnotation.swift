public import CoreLocation
public import Foundation

/// An object with a coordinate on a map.
@preconcurrency @MainActor public protocol MKAnnotation: _MKTitledAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// The titles as Objective-C's optional requirements, of which an app reads two optionals: `annotation.title ?? ""`.
@preconcurrency @MainActor public protocol _MKTitledAnnotation: NSObjectProtocol {}

extension _MKTitledAnnotation {
  public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
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
