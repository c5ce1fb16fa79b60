internal import Foundation
internal import Graphics

// Codes that machines read.
extension CIFilterKind {
  static let codes: [String: CIFilterKind] = [
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
    "CIPDF417BarcodeGenerator": CIFilterKind(
      defaults: [
        "inputMinWidth": 56.0, "inputMaxWidth": 583.0, "inputMinHeight": 13.0, "inputMaxHeight": 283.0,
        "inputAlwaysSpecifyCompaction": 0.0, "inputCompactStyle": 0.0, "inputCompactionMode": 0.0,
      ], required: ["inputMessage"]
    ) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data, let code = PDF417Code(message, wish(inputs))
      else { return nil }
      return image(of: code.modules, quietZone: PDF417Code.quietZone)
    },
  ]

  /// The value of an input; nil if it is missing, or 0, which means the code's default.
  private static func choice(_ inputs: CIFilterInputs, _ key: String) -> Int? {
    let value = inputs.number(key)
    return value > 0 && value < 1e6 ? Int(value) : nil
  }

  private static func wish(_ inputs: CIFilterInputs) -> PDF417Code.Wish {
    func range(_ lower: String, _ upper: String) -> ClosedRange<Double> {
      let least = inputs.number(lower)
      return least...max(inputs.number(upper), least)
    }
    var wish = PDF417Code.Wish()
    wish.mode = PDF417Text.Mode(rawValue: choice(inputs, "inputCompactionMode") ?? 0) ?? .automatic
    wish.saysMode = inputs.number("inputAlwaysSpecifyCompaction") != 0
    wish.isCompact = inputs.number("inputCompactStyle") != 0
    if inputs.values["inputCorrectionLevel"] != nil {
      wish.level = Int(min(max(inputs.number("inputCorrectionLevel"), 0), 8))
    }
    wish.columns = choice(inputs, "inputDataColumns")
    wish.rows = choice(inputs, "inputRows")
    let ratio = inputs.number("inputPreferredAspectRatio")
    if ratio > 0 { wish.aspectRatio = ratio }
    wish.widths = range("inputMinWidth", "inputMaxWidth")
    wish.heights = range("inputMinHeight", "inputMaxHeight")
    return wish
  }

  /// A pixel for every module, black on white.
  static func image(of modules: [[Bool]], quietZone: Int) -> CIImage {
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
