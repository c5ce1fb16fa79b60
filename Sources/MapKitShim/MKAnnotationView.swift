public import Foundation
public import HeadlessUIKit

/// Displays an annotation: an image whose centre is at the coordinate.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?
  private let picture = UIImageView()

  // Repeated by RuntimeInitializable.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    isOpaque = false
    addSubview(picture)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  open var annotation: (any MKAnnotation)?
  /// The view's size fits its image.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let size = image?.size { bounds.size = size }
      picture.frame = bounds
    }
  }
  /// The offset from the coordinate to the view's centre, in points.
  open var centerOffset = CGPoint.zero {
    didSet { superview?.setNeedsLayout() }
  }
  // Stored but unused: callouts aren't shown, and annotations aren't clustered or hidden.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var calloutOffset = CGPoint.zero
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var isDraggable = false
  open var isEnabled = true
  open var collisionMode = CollisionMode.rectangle

  /// The part of a view that counts for collisions with other annotations.
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  /// Whether the annotation is selected.
  open private(set) var isSelected = false
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

/// The priority with which overlapping annotations are displayed; all are displayed here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether a marker's texts are displayed.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}
