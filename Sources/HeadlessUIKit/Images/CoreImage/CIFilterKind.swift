internal import Foundation
internal import Graphics

/// A filter: what it takes, and what it makes of that.
struct CIFilterKind: Sendable {
  let defaults: [String: any Sendable]
  /// Inputs without a default.
  var required = [kCIInputImageKey]
  let output: @Sendable (CIFilterInputs) -> CIImage?

  init(
    defaults: [String: any Sendable], required: [String] = [kCIInputImageKey],
    output: @escaping @Sendable (CIFilterInputs) -> CIImage?
  ) {
    self.defaults = defaults
    self.required = required
    self.output = output
  }

  /// A filter that changes colours.
  init(_ defaults: [String: any Sendable] = [:], matrix: @escaping @Sendable (CIFilterInputs) -> ColorMatrix) {
    self.init(defaults: defaults) { inputs in inputs.image?.recolored(matrix(inputs)) }
  }

  /// The same in linear light, Core Image's working space. A saturation of 0 makes system green 173 and system blue 127 of 255
  /// (recorded on iOS 17.5 and 18.5); exposures, matrices and filters of luminance are assumed to work there, too.
  private static func inLinearLight(
    _ defaults: [String: any Sendable] = [:], matrix: @escaping @Sendable (CIFilterInputs) -> ColorMatrix
  ) -> CIFilterKind {
    CIFilterKind(defaults) { inputs in
      var matrix = matrix(inputs)
      matrix.isInLinearLight = true
      return matrix
    }
  }

  /// The luminance of red, green and blue, by Rec. 709, as in Core Image.
  static let luma = (0.2125, 0.7154, 0.0721)

  static let all: [String: CIFilterKind] = [
    colors, effects, others, codes, blends, gradients, looks, distortions,
  ]
  .reduce(into: [:]) { all, kinds in all.merge(kinds) { first, _ in first } }

  // MARK: Colours

  private static let colors: [String: CIFilterKind] = [
    "CIColorControls": .inLinearLight([
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ]) { inputs in
      controls(
        saturation: inputs.number(kCIInputSaturationKey), brightness: inputs.number(kCIInputBrightnessKey),
        contrast: inputs.number(kCIInputContrastKey))
    },
    "CISepiaTone": CIFilterKind([kCIInputIntensityKey: 1.0]) { inputs in
      mix(sepia, by: inputs.number(kCIInputIntensityKey))
    },
    "CIColorMonochrome": .inLinearLight([
      kCIInputIntensityKey: 1.0, kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3),
    ]) { inputs in
      mix(gray(times: inputs.color(kCIInputColorKey)), by: inputs.number(kCIInputIntensityKey))
    },
    "CIColorInvert": CIFilterKind { _ in
      ColorMatrix(
        red: .init(-1, 0, 0, bias: 1), green: .init(0, -1, 0, bias: 1), blue: .init(0, 0, -1, bias: 1))
    },
    "CIExposureAdjust": .inLinearLight([kCIInputEVKey: 0.0]) { inputs in
      let factor = pow(2, min(max(inputs.number(kCIInputEVKey), -20), 20))
      return ColorMatrix(red: .init(factor, 0, 0), green: .init(0, factor, 0), blue: .init(0, 0, factor))
    },
    "CIColorMatrix": .inLinearLight([
      "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
      "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
    ]) { inputs in
      let bias = inputs.row("inputBiasVector")
      func row(_ key: String, _ index: Int) -> ColorMatrix.Row {
        let row = inputs.row(key)
        return .init(row[0], row[1], row[2], row[3], bias: bias[index])
      }
      return ColorMatrix(
        red: row("inputRVector", 0), green: row("inputGVector", 1), blue: row("inputBVector", 2),
        alpha: row("inputAVector", 3))
    },
    "CIFalseColor": .inLinearLight([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { inputs in ramp(from: inputs.color("inputColor0"), to: inputs.color("inputColor1")) },
    "CIMaskToAlpha": .inLinearLight { _ in
      ColorMatrix(
        red: .init(0, 0, 0, bias: 1), green: .init(0, 0, 0, bias: 1), blue: .init(0, 0, 0, bias: 1),
        alpha: .init(luma.0, luma.1, luma.2))
    },
  ]

  static func controls(saturation: Double, brightness: Double, contrast: Double) -> ColorMatrix {
    let rest = 1 - saturation
    func row(_ index: Int) -> ColorMatrix.Row {
      let own = (0..<3).map { $0 == index ? saturation : 0 }
      let bias = brightness * contrast + (1 - contrast) / 2
      return .init(
        (luma.0 * rest + own[0]) * contrast, (luma.1 * rest + own[1]) * contrast, (luma.2 * rest + own[2]) * contrast,
        bias: bias)
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// The usual matrix for old photographs, as the filter effects of CSS have it.
  static let sepia = ColorMatrix(
    red: .init(0.393, 0.769, 0.189), green: .init(0.349, 0.686, 0.168), blue: .init(0.272, 0.534, 0.131))

  private static func gray(times color: CIColor) -> ColorMatrix { ramp(from: .black, to: color) }

  /// From one colour in the shadows to another in the highlights, in linear light.
  private static func ramp(from dark: CIColor, to light: CIColor) -> ColorMatrix {
    func row(_ a: CGFloat, _ b: CGFloat) -> ColorMatrix.Row {
      let start = SRGBTransfer.linear(a)
      let span = Double(SRGBTransfer.linear(b) - start)
      return .init(luma.0 * span, luma.1 * span, luma.2 * span, bias: Double(start))
    }
    return ColorMatrix(
      red: row(dark.red, light.red), green: row(dark.green, light.green), blue: row(dark.blue, light.blue))
  }

  static func mix(_ matrix: ColorMatrix, by part: Double) -> ColorMatrix {
    func row(_ a: ColorMatrix.Row, _ b: ColorMatrix.Row) -> ColorMatrix.Row {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      return .init(
        mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha), bias: mix(a.bias, b.bias))
    }
    let plain = ColorMatrix.identity
    return ColorMatrix(
      red: row(plain.red, matrix.red), green: row(plain.green, matrix.green), blue: row(plain.blue, matrix.blue))
  }

  // MARK: Pictures

  private static let others: [String: CIFilterKind] = [
    "CIGaussianBlur": CIFilterKind(defaults: [kCIInputRadiusKey: 10.0]) { inputs in
      inputs.image.map { blurred($0, sigma: inputs.number(kCIInputRadiusKey)) }
    },
    // The width of Apple's box is half its radius; here it is a blur of that width, without a box's straight edges.
    "CIBoxBlur": CIFilterKind(defaults: [kCIInputRadiusKey: 10.0]) { inputs in
      inputs.image.map { blurred($0, sigma: inputs.number(kCIInputRadiusKey) / 3.0.squareRoot()) }
    },
    "CIAffineTransform": CIFilterKind(defaults: [:], required: [kCIInputImageKey, kCIInputTransformKey]) { inputs in
      inputs.image?.transformed(by: inputs.transform)
    },
    "CILanczosScaleTransform": CIFilterKind(defaults: [kCIInputScaleKey: 1.0, "inputAspectRatio": 1.0]) { inputs in
      let scale = CGFloat(inputs.number(kCIInputScaleKey))
      return inputs.image?.transformed(
        by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number("inputAspectRatio")), y: scale))
    },
    "CIPixellate": CIFilterKind(
      defaults: [kCIInputScaleKey: 8.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
    ) { inputs in
      inputs.image.map { pixellated($0, by: inputs.number(kCIInputScaleKey)) }
    },
    "CICrop": CIFilterKind(defaults: [:], required: [kCIInputImageKey, "inputRectangle"]) { inputs in
      (inputs.values["inputRectangle"] as? CIVector).flatMap { inputs.image?.cropped(to: $0.cgRectValue) }
    },
    "CISourceOverCompositing": CIFilterKind(
      defaults: [:], required: [kCIInputImageKey, kCIInputBackgroundImageKey]
    ) { inputs in
      guard let image = inputs.image else { return nil }
      return (inputs.values[kCIInputBackgroundImageKey] as? CIImage).map(image.composited) ?? image
    },
    "CIAreaAverage": CIFilterKind(defaults: [:], required: [kCIInputImageKey, kCIInputExtentKey]) { inputs in
      guard let image = inputs.image else { return nil }
      return average(of: image, in: (inputs.values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? image.extent)
    },
    "CIConstantColorGenerator": CIFilterKind(defaults: [kCIInputColorKey: CIColor.white], required: []) { inputs in
      CIImage(color: inputs.color(kCIInputColorKey))
    },
  ]

  /// Blurred as a group, which extends beyond its edges.
  static func blurred(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite, !image.extent.isInfinite else { return image }
    let extent = image.extent.insetBy(dx: -3 * sigma, dy: -3 * sigma).integral
    let blur = DisplayItem.backdropBlur(Path(rect: extent.flipped), sigma: sigma)
    return CIImage([.group(DisplayGroup(items: image.items + [blur], colorMatrix: .identity))], extent: extent)
  }

  /// One pixel in the average colour of a rectangle, by its premultiplied components.
  private static func average(of image: CIImage, in extent: CGRect) -> CIImage? {
    guard let bitmap = CIContext().createCGImage(image, from: extent)?.bitmap else { return nil }
    var sums = [0, 0, 0, 0]
    bitmap.withUnsafeBytes { bytes in
      for (index, byte) in bytes.enumerated() { sums[index % 4] += Int(byte) }
    }
    let count = bitmap.width * bitmap.height
    let pixel = Bitmap(width: 1, height: 1) { memory in
      for index in 0..<4 { memory[index] = UInt8((sums[index] + count / 2) / count) }
    }
    return CIImage(cgImage: CGImage(.bitmap(pixel)))
  }

  /// Squares of a side, each with its middle's colour. They begin at the picture's lower left corner, and not at the centre.
  private static func pixellated(_ image: CIImage, by side: Double) -> CIImage {
    let extent = image.extent
    guard side > 1, side.isFinite, !extent.isInfinite, extent.width > 0, extent.height > 0 else { return image }
    let (columns, rows) = ((extent.width / side).rounded(.up), (extent.height / side).rounded(.up))
    let small = image.transformed(
      by: CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
        .concatenating(CGAffineTransform(scaleX: 1 / side, y: 1 / side)))
    guard let picture = CIContext().createCGImage(small, from: CGRect(x: 0, y: 0, width: columns, height: rows))
    else { return image }
    let whole = CGRect(x: extent.minX, y: extent.minY, width: columns * side, height: rows * side)
    let item = ImageItem(picture.content, in: whole.flipped, interpolation: .nearest)
    return CIImage([.image(item)], extent: whole).cropped(to: extent)
  }
}
