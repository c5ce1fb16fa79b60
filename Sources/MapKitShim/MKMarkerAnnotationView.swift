public import Foundation
public import HeadlessUIKit

/// Shows an annotation as a balloon whose tip is at the coordinate. The balloon is plainer than MapKit's.
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
    glyph.contentMode = .scaleAspectFit
    glyph.tintColor = .white
    glyph.frame = label.frame.insetBy(dx: 6, dy: 6)
    addSubview(glyph)
  }

  private let glyph = UIImageView()
  /// The image in the balloon, drawn in the glyph's colour; replaces the text.
  open var glyphImage: UIImage? {
    didSet { glyph.image = glyphImage?.withRenderingMode(.alwaysTemplate) }
  }
  /// Stored but unused: a selected marker isn't drawn larger.
  open var selectedGlyphImage: UIImage?
  /// The colour of the glyph; nil for white.
  open var glyphTintColor: UIColor? {
    didSet {
      label.textColor = glyphTintColor ?? .white
      glyph.tintColor = glyphTintColor ?? .white
    }
  }
  // Stored but unused: titles aren't drawn beside markers.
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  /// The colour of the balloon; nil for red.
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
