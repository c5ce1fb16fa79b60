public import Foundation
public import HeadlessUIKit

/// Shows an annotation: an image with its middle at the place.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?
  private let picture = UIImageView()

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
  /// The view has its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let size = image?.size { bounds.size = size }
      picture.frame = bounds
    }
  }
  /// From the place to the view's middle, in points.
  open var centerOffset = CGPoint.zero {
    didSet { superview?.setNeedsLayout() }
  }
  /// Kept: no callout is shown here.
  open var canShowCallout = false
}

/// Shows an annotation by a balloon, its tip at the place. The balloon is plainer than MapKit's.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  private static let side: CGFloat = 28
  private let label = UILabel()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = CGSize(width: MKMarkerAnnotationView.side, height: MKMarkerAnnotationView.side + 6)
    centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.frame = CGRect(x: 0, y: 0, width: MKMarkerAnnotationView.side, height: MKMarkerAnnotationView.side)
    addSubview(label)
  }

  /// Nil for red.
  open var markerTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var glyphText: String? {
    get { label.text }
    set { label.text = newValue }
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    let side = MKMarkerAnnotationView.side
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: side / 2 - 6, y: side - 3))
    tip.addLine(to: CGPoint(x: side / 2 + 6, y: side - 3))
    tip.addLine(to: CGPoint(x: side / 2, y: side + 6))
    tip.close()
    tip.fill()
  }
}
