public import HeadlessUIKit

/// Displays an annotation as a pin whose tip is at the coordinate. The pin is plainer than MapKit's; since iOS 16, markers replace
/// it.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  private static let size = CGSize(width: 16, height: 36)

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = MKPinAnnotationView.size
    centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
  }

  /// Nil for red.
  open var pinTintColor: UIColor! {
    didSet { setNeedsDisplay() }
  }
  /// Stored but unused: pins appear at once.
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  open override func draw(_ rect: CGRect) {
    let size = MKPinAnnotationView.size
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: size.width / 2, y: size.width / 2))
    needle.addLine(to: CGPoint(x: size.width / 2, y: size.height))
    needle.lineWidth = 2
    UIColor.systemGray.setStroke()
    needle.stroke()
    (pinTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: size.width, height: size.width)).fill()
  }
}
