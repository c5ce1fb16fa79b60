internal import Foundation
internal import Graphics

/// A filter: what it takes, and what it makes of that.
struct CIFilterKind {
  let defaults: [String: Any]
  /// Inputs without a default.
  var required = [kCIInputImageKey]
  let output: (CIFilterInputs) -> CIImage?

  init(defaults: [String: Any], required: [String] = [kCIInputImageKey], output: @escaping (CIFilterInputs) -> CIImage?)
  {
    self.defaults = defaults
    self.required = required
    self.output = output
  }

  /// A filter that changes colours.
  private init(_ defaults: [String: Any] = [:], matrix: @escaping (CIFilterInputs) -> ColorMatrix) {
    self.init(defaults: defaults) { inputs in inputs.image?.recolored(matrix(inputs)) }
  }

  /// What of red, green and blue is light, by Rec. 709, as Core Image takes it.
  private static let luma = (0.2125, 0.7154, 0.0721)

  nonisolated(unsafe) static let all: [String: CIFilterKind] = colors.merging(others) { first, _ in first }

  // MARK: Colours

  nonisolated(unsafe) private static let colors: [String: CIFilterKind] = [
    "CIColorControls": CIFilterKind([
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ]) { inputs in
      controls(
        saturation: inputs.number(kCIInputSaturationKey), brightness: inputs.number(kCIInputBrightnessKey),
        contrast: inputs.number(kCIInputContrastKey))
    },
    "CISepiaTone": CIFilterKind([kCIInputIntensityKey: 1.0]) { inputs in
      mix(sepia, by: inputs.number(kCIInputIntensityKey))
    },
    "CIColorMonochrome": CIFilterKind([
      kCIInputIntensityKey: 1.0, kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3),
    ]) { inputs in
      mix(gray(times: inputs.color(kCIInputColorKey)), by: inputs.number(kCIInputIntensityKey))
    },
    "CIColorInvert": CIFilterKind { _ in
      ColorMatrix(
        red: .init(-1, 0, 0, bias: 1), green: .init(0, -1, 0, bias: 1), blue: .init(0, 0, -1, bias: 1))
    },
    // Apple doesn't publish what its photo effects do; these are black and white in three contrasts.
    "CIPhotoEffectMono": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 1) },
    "CIPhotoEffectTonal": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 0.9) },
    "CIPhotoEffectNoir": CIFilterKind { _ in controls(saturation: 0, brightness: 0, contrast: 1.4) },
    "CIExposureAdjust": CIFilterKind([kCIInputEVKey: 0.0]) { inputs in
      let factor = pow(2, min(max(inputs.number(kCIInputEVKey), -20), 20))
      return ColorMatrix(red: .init(factor, 0, 0), green: .init(0, factor, 0), blue: .init(0, 0, factor))
    },
    "CIColorMatrix": CIFilterKind([
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
    "CIFalseColor": CIFilterKind([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { inputs in ramp(from: inputs.color("inputColor0"), to: inputs.color("inputColor1")) },
    "CIMaskToAlpha": CIFilterKind { _ in
      ColorMatrix(
        red: .init(0, 0, 0, bias: 1), green: .init(0, 0, 0, bias: 1), blue: .init(0, 0, 0, bias: 1),
        alpha: .init(luma.0, luma.1, luma.2))
    },
  ]

  private static func controls(saturation: Double, brightness: Double, contrast: Double) -> ColorMatrix {
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
  private static let sepia = ColorMatrix(
    red: .init(0.393, 0.769, 0.189), green: .init(0.349, 0.686, 0.168), blue: .init(0.272, 0.534, 0.131))

  private static func gray(times color: CIColor) -> ColorMatrix { ramp(from: .black, to: color) }

  /// From one colour in the dark to another in the light.
  private static func ramp(from dark: CIColor, to light: CIColor) -> ColorMatrix {
    func row(_ a: CGFloat, _ b: CGFloat) -> ColorMatrix.Row {
      let span = Double(b - a)
      return .init(luma.0 * span, luma.1 * span, luma.2 * span, bias: Double(a))
    }
    return ColorMatrix(
      red: row(dark.red, light.red), green: row(dark.green, light.green), blue: row(dark.blue, light.blue))
  }

  private static func mix(_ matrix: ColorMatrix, by part: Double) -> ColorMatrix {
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

  nonisolated(unsafe) private static let others: [String: CIFilterKind] = [
    "CIGaussianBlur": CIFilterKind(defaults: [kCIInputRadiusKey: 10.0]) { inputs in
      inputs.image.map { blurred($0, sigma: inputs.number(kCIInputRadiusKey)) }
    },
    "CIAffineTransform": CIFilterKind(defaults: [:], required: [kCIInputImageKey, kCIInputTransformKey]) { inputs in
      inputs.image?.transformed(by: inputs.transform)
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
    "CIQRCodeGenerator": CIFilterKind(defaults: ["inputCorrectionLevel": "M"], required: ["inputMessage"]) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data,
        let level = (inputs.values["inputCorrectionLevel"] as? String).flatMap(QRCode.Level.init(rawValue:)),
        let code = QRCode(message, level: level)
      else { return nil }
      return image(of: code.modules, quietZone: 1)
    },
    "CIAztecCodeGenerator": CIFilterKind(defaults: ["inputCorrectionLevel": 23.0], required: ["inputMessage"]) {
      inputs in
      let compact = inputs.values["inputCompactStyle"] == nil ? nil : inputs.number("inputCompactStyle") != 0
      let layers = Int(min(max(inputs.number("inputLayers"), 0), 32))
      guard let message = inputs.values["inputMessage"] as? Data,
        let code = AztecCode(
          message, correction: min(max(inputs.number("inputCorrectionLevel"), 5), 95), isCompact: compact,
          layers: layers == 0 ? nil : layers)
      else { return nil }
      return image(of: code.modules, quietZone: 0)
    },
    "CICode128BarcodeGenerator": CIFilterKind(
      defaults: ["inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0], required: ["inputMessage"]
    ) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data, let bars = Code128.bars(message) else { return nil }
      let height = Int(min(max(inputs.number("inputBarcodeHeight"), 1), 500))
      let quiet = Int(min(max(inputs.number("inputQuietSpace"), 0), 100))
      return image(of: [[Bool]](repeating: bars, count: height), quietZone: quiet)
    },
  ]

  /// Blurred apart from what lies below, and further out than it was.
  private static func blurred(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite, !image.extent.isInfinite else { return image }
    let extent = image.extent.insetBy(dx: -3 * sigma, dy: -3 * sigma).integral
    let blur = DisplayItem.backdropBlur(Path(rect: extent.flipped), sigma: sigma)
    return CIImage([.group(DisplayGroup(items: image.items + [blur], colorMatrix: .identity))], extent: extent)
  }

  /// One pixel of the colour that a rectangle has on average, by its premultiplied components.
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

  /// A pixel for every module, black on white.
  private static func image(of modules: [[Bool]], quietZone: Int) -> CIImage {
    let (width, height) = ((modules.first?.count ?? 0) + 2 * quietZone, modules.count + 2 * quietZone)
    let bitmap = Bitmap(width: width, height: height) { memory in
      for index in memory.indices { memory[index] = 255 }
      for (y, row) in modules.enumerated() {
        for (x, isDark) in row.enumerated() where isDark {
          let offset = ((y + quietZone) * width + x + quietZone) * 4
          for channel in 0..<3 { memory[offset + channel] = 0 }
        }
      }
    }
    let item = ImageItem(
      .bitmap(bitmap), in: CGRect(x: 0, y: -height, width: width, height: height), interpolation: .nearest)
    return CIImage([.image(item)], extent: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
