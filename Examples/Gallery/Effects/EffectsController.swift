import UIKit

/// Layers and pictures with effects: perspective, particles, gradients, copies, filters, codes.
public final class EffectsController: UIViewController {
  private var place = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard place == 0 else { return }
    for turn in [-0.9, 0.9] { add("perspective") { self.card(turn, in: $0) } }
    add("cube") { self.cube(in: $0) }
    add("particles") { self.particles(in: $0) }
    add("conic") { self.gradient(.conic, in: $0) }
    add("radial") { self.gradient(.radial, in: $0) }
    add("replicator") { self.copies(in: $0) }
    add("original") { self.show(self.picture, in: $0) }
    for (name, filter) in [
      ("sepia", "CISepiaTone"), ("noir", "CIPhotoEffectNoir"), ("invert", "CIColorInvert"), ("blur", "CIGaussianBlur"),
    ] { add(name) { self.show(self.filtered(filter), in: $0) } }
    add("QR code") { self.show(self.code("CIQRCodeGenerator", "https://example.com/gallery"), in: $0) }
    add("Code 128") { self.show(self.code("CICode128BarcodeGenerator", "ONION 128"), in: $0) }
  }

  /// A square with a name below it.
  private func add(_ name: String, _ fill: (CALayer) -> Void) {
    let columns = max(Int(view.bounds.width / 120), 1)
    let origin = CGPoint(
      x: 15 + CGFloat(place % columns) * 120, y: view.safeAreaInsets.top + 15 + CGFloat(place / columns) * 130)
    let square = CALayer()
    square.frame = CGRect(origin: origin, size: CGSize(width: 90, height: 90))
    view.layer.addSublayer(square)
    fill(square)
    let label = UILabel(frame: CGRect(x: origin.x - 10, y: origin.y + 95, width: 110, height: 18))
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    view.addSubview(label)
    place += 1
  }

  // MARK: Layers

  private func card(_ turn: CGFloat, in square: CALayer) {
    let card = CAGradientLayer()
    card.frame = square.bounds
    card.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
    card.cornerRadius = 12
    let text = CATextLayer()
    text.frame = CGRect(x: 10, y: 30, width: 70, height: 30)
    text.string = "Card"
    text.fontSize = 24
    text.contentsScale = 2
    text.alignmentMode = .center
    text.foregroundColor = UIColor.white.cgColor
    card.addSublayer(text)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 250
    card.transform = CATransform3DRotate(transform, turn, 0, 1, 0)
    square.addSublayer(card)
  }

  private func cube(in square: CALayer) {
    let cube = CATransformLayer()
    cube.frame = square.bounds
    let half: CGFloat = 25
    let sides: [(angle: CGFloat, x: CGFloat, y: CGFloat, color: UIColor)] = [
      (0, 0, 1, .systemRed), (.pi / 2, 0, 1, .systemGreen), (.pi, 0, 1, .systemBlue), (-.pi / 2, 0, 1, .systemOrange),
      (.pi / 2, 1, 0, .systemYellow), (-.pi / 2, 1, 0, .systemPink),
    ]
    for side in sides {
      let layer = CALayer()
      layer.frame = CGRect(x: 45 - half, y: 45 - half, width: half * 2, height: half * 2)
      layer.backgroundColor = side.color.cgColor
      layer.transform = CATransform3DTranslate(CATransform3DMakeRotation(side.angle, side.x, side.y, 0), 0, 0, half)
      cube.addSublayer(layer)
    }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    transform = CATransform3DRotate(transform, -0.5, 1, 0, 0)
    cube.transform = CATransform3DRotate(transform, 0.7, 0, 1, 0)
    square.addSublayer(cube)
  }

  private func particles(in square: CALayer) {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let cell = CAEmitterCell()
    cell.contents = dot.cgImage
    cell.contentsScale = dot.scale
    cell.birthRate = 40
    cell.lifetime = 2
    cell.velocity = 45
    cell.velocityRange = 20
    cell.emissionLongitude = -.pi / 2
    cell.emissionRange = 1
    cell.yAcceleration = 30
    cell.scaleRange = 0.6
    cell.alphaSpeed = -0.4
    cell.color = UIColor.systemOrange.cgColor
    cell.greenRange = 0.6
    let emitter = CAEmitterLayer()
    emitter.frame = square.bounds
    emitter.emitterPosition = CGPoint(x: 45, y: 85)
    emitter.emitterCells = [cell]
    square.addSublayer(emitter)
  }

  private func gradient(_ type: CAGradientLayerType, in square: CALayer) {
    let layer = CAGradientLayer()
    layer.frame = square.bounds
    layer.type = type
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: type == .conic ? 0.5 : 1, y: type == .conic ? 0 : 1)
    layer.colors = [UIColor.systemRed, .systemYellow, .systemTeal, .systemRed].map(\.cgColor)
    layer.cornerRadius = 45
    square.addSublayer(layer)
  }

  private func copies(in square: CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = square.bounds
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    replicator.instanceAlphaOffset = -0.07
    let bar = CALayer()
    bar.frame = CGRect(x: 42, y: 5, width: 6, height: 22)
    bar.cornerRadius = 3
    bar.backgroundColor = UIColor.label.cgColor
    replicator.addSublayer(bar)
    square.addSublayer(replicator)
  }

  // MARK: Pictures

  private func show(_ image: CGImage?, in square: CALayer) {
    let layer = CALayer()
    layer.frame = square.bounds
    layer.contents = image
    layer.contentsGravity = .resizeAspect
    layer.magnificationFilter = .nearest
    square.addSublayer(layer)
  }

  private var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 90, height: 90), format: format).image { context in
      for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemYellow].enumerated() {
        color.setFill()
        context.fill(CGRect(x: 10 + index % 2 * 35, y: 10 + index / 2 * 35, width: 35, height: 35))
      }
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 30, y: 30, width: 30, height: 30))
    }.cgImage
  }

  private func filtered(_ name: String) -> CGImage? {
    guard let picture, let filter = CIFilter(name: name) else { return nil }
    let image = CIImage(cgImage: picture)
    filter.setValue(image, forKey: kCIInputImageKey)
    return filter.outputImage.flatMap { CIContext().createCGImage($0, from: image.extent) }
  }

  private func code(_ name: String, _ message: String) -> CGImage? {
    let filter = CIFilter(name: name)
    filter?.setValue(Data(message.utf8), forKey: "inputMessage")
    return filter?.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
  }
}
