public import Foundation
public import HeadlessCoreGraphics
public import HeadlessQuartzCore

/// How a video is fitted into the bounds of its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A placeholder for a video: black with a triangle, or the picture that a test provides.
open class AVPlayerLayer: CALayer {
  private let sign = CAShapeLayer()

  public override init() {
    super.init()
    prepare()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  private func prepare() {
    backgroundColor = CGColor(gray: 0, alpha: 1)
    sign.fillColor = CGColor(gray: 1, alpha: 0.6)
    addSublayer(sign)
  }

  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { showGravity() }
  }
  /// Whether the first frame can be displayed, which is the case after a test has set one.
  open var isReadyForDisplay: Bool { filmFrame != nil }

  /// The displayed frame of the video, for tests. Not a part of AVFoundation.
  public var videoFrame: CGImage? {
    get { filmFrame }
    set {
      filmFrame = newValue
      contents = newValue
      sign.isHidden = newValue != nil
      showGravity()
    }
  }
  private var filmFrame: CGImage?

  private func showGravity() {
    switch videoGravity {
    case .resizeAspectFill: contentsGravity = .resizeAspectFill
    case .resize: contentsGravity = .resize
    default: contentsGravity = .resizeAspect
    }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    let side = min(bounds.width, bounds.height, 120) / 3
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.midX - side / 3, y: bounds.midY - side / 2))
    path.addLine(to: CGPoint(x: bounds.midX + side * 2 / 3, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX - side / 3, y: bounds.midY + side / 2))
    path.closeSubpath()
    sign.path = path
  }
}

/// Returns the largest rectangle with the given aspect ratio that fits into the bounding rectangle, centred in it.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
