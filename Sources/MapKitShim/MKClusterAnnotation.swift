public import CoreLocation
public import Foundation

/// Annotations that are displayed as one. Maps form no clusters here: all annotations keep their own views.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The mean of the members' coordinates; MapKit's own choice isn't documented.
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    let count = Double(max(places.count, 1))
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / count, longitude: places.map(\.longitude).reduce(0, +) / count)
  }
}
