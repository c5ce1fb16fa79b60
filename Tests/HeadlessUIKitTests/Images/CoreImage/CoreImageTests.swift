import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Filters, tested with single pixels.
@Suite struct CoreImageTests {
  private func picture(_ color: UIColor, side: CGFloat = 4) -> CIImage {
    CIImage(color: CIColor(color: color)).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// Returns red, green, blue and alpha, from 0 to 255, of a pixel whose position is relative to the top left corner of the image's
  /// extent.
  private func pixel(_ image: CIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let made = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = try #require(UIImage(cgImage: made).pngData())
    let cgImage = try #require(UIImage(data: data)?.cgImage)
    let (width, height) = (cgImage.width, cgImage.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    let offset = (y * width + x) * 4
    return bytes[offset..<offset + 4].map { Int($0) }
  }

  private func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Whatever an image is made of, its colours are sRGB's.
  @Test func imagesHaveAColourSpace() {
    #expect(picture(.red).colorSpace?.name == CGColorSpace.sRGB)
    #expect(picture(.red).applyingFilter("CIColorInvert").colorSpace?.model == .rgb)
  }

  @Test func colorControlsMixWithGrayAndStretchContrast() throws {
    let gray = picture(.red).applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
    // Red contributes a fifth of the light of white.
    #expect(isNear(try pixel(gray, 1, 1), [127, 127, 127, 255]))
    let bright = picture(.black).applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: 0.5])
    #expect(isNear(try pixel(bright, 1, 1), [188, 188, 188, 255]))
    let flat = picture(.white).applyingFilter("CIColorControls", parameters: [kCIInputContrastKey: 0.5])
    #expect(isNear(try pixel(flat, 1, 1), [225, 225, 225, 255]))
  }

  /// Recorded on iOS 17.5 and 18.5, of switches and sliders without saturation.
  @Test(arguments: [([52, 199, 89], 173), ([0, 122, 255], 127)])
  func saturationIsTakenInLinearLight(_ color: [CGFloat], recorded: Int) throws {
    let vivid = picture(UIColor(red: color[0] / 255, green: color[1] / 255, blue: color[2] / 255, alpha: 1))
    let gray = vivid.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
    #expect(isNear(try pixel(gray, 1, 1), [recorded, recorded, recorded, 255], within: 1))
  }

  @Test func simpleColorFiltersDoWhatTheySay() throws {
    let orange = picture(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(isNear(try pixel(orange.applyingFilter("CIColorInvert"), 0, 0), [0, 127, 255, 255]))
    #expect(
      isNear(
        try pixel(orange.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1]), 0, 0), [188, 92, 0, 255]))
    let tint = CIColor(red: 0, green: 1, blue: 0)
    let mono = picture(.white).applyingFilter("CIColorMonochrome", parameters: [kCIInputColorKey: tint])
    #expect(isNear(try pixel(mono, 0, 0), [0, 255, 0, 255]))
    let half = picture(.white).applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0])
    #expect(isNear(try pixel(half, 0, 0), [255, 255, 255, 255]))
    let sepia = try pixel(picture(.gray).applyingFilter("CISepiaTone"), 0, 0)
    #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    let noir = try pixel(orange.applyingFilter("CIPhotoEffectNoir"), 0, 0)
    #expect(noir[0] == noir[1] && noir[1] == noir[2])
  }

  @Test func transparentPixelsStaySo() throws {
    let faded = picture(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).applyingFilter("CIColorInvert")
    let found = try pixel(faded, 0, 0)
    #expect(isNear(found, [0, 128, 128, 128]))
    let wide = faded.composited(over: picture(.clear, side: 8)).applyingFilter("CIColorInvert")
    #expect(try pixel(wide, 7, 0) == [0, 0, 0, 0])
  }

  @Test func picturesAreMovedAndCutWithYPointingUp() throws {
    let left = picture(.red).transformed(by: CGAffineTransform(translationX: 0, y: 4))
    let both = left.composited(over: picture(.blue))
    #expect(both.extent == CGRect(x: 0, y: 0, width: 4, height: 8))
    // The image that was moved up is at the top.
    #expect(try pixel(both, 0, 0) == [255, 0, 0, 255] && pixel(both, 0, 7) == [0, 0, 255, 255])
    #expect(
      both.cropped(to: CGRect(x: 1, y: 1, width: 2, height: 100)).extent == CGRect(x: 1, y: 1, width: 2, height: 7))
    #expect(both.cropped(to: CGRect(x: 50, y: 1, width: 2, height: 1)).extent == .zero)
  }

  @Test func aBlurSpreadsAndLeavesTheSum() throws {
    let blurred = picture(.red, side: 20).applyingGaussianBlur(sigma: 3)
    #expect(blurred.extent == CGRect(x: -9, y: -9, width: 38, height: 38))
    let edge = try pixel(blurred, 9, 19)
    // At a straight edge, the value is half of the value inside.
    #expect(abs(edge[3] - 137) < 16)
    #expect(try pixel(blurred, 19, 19)[3] > 250)
    #expect(try pixel(blurred, 0, 0)[3] < 3)
  }

  @Test func filtersTakeTheirInputsByName() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.outputImage == nil)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    filter.setValue(picture(.red), forKey: kCIInputImageKey)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    filter.setDefaults()
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIQRCodeGenerator"))
  }

  @Test func filtersAreMadeByFunctionsToo() throws {
    let filter = CIFilter.colorControls()
    filter.inputImage = picture(.red)
    filter.saturation = 0
    #expect(isNear(try pixel(try #require(filter.outputImage), 1, 1), [127, 127, 127, 255]))
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("a".utf8)
    code.correctionLevel = "H"
    #expect(code.outputImage?.extent.width == 23)
  }

  @Test func imagesAreMadeOfWhatFiltersMake() throws {
    let image = UIImage(ciImage: picture(.red), scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(CIImage(image: image)?.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(CIImage(data: Data("no".utf8)) == nil)
    #expect(CIContext().createCGImage(picture(.red), from: .infinite) == nil)
    #expect(CIContext().createCGImage(picture(.red), from: CGRect(x: 0, y: 0, width: 1e9, height: 1)) == nil)
  }
}

/// Barcodes, compared with their standards.
@Suite struct CodeTests {
  /// "HELLO WORLD" as bytes with level Q: version 1 holds 11 bytes with Q, and 14 with M.
  @Test(arguments: [(11, "Q", 21), (12, "Q", 25), (14, "M", 21), (17, "L", 21), (7, "H", 21), (2953, "L", 177)])
  func codesAreAsLargeAsTheirMessage(count: Int, level: String, side: Int) throws {
    let level = try #require(QRCode.Level(rawValue: level))
    let code = try #require(QRCode(Data(repeating: 65, count: count), level: level))
    #expect(code.modules.count == side && code.modules.allSatisfy { $0.count == side })
  }

  @Test func messagesThatAreTooLongHaveNoCode() {
    #expect(QRCode(Data(repeating: 65, count: 2954), level: .low) == nil)
  }

  /// Checks the corners, the lines between them, the dark module, and the format bits, which are divisible without remainder.
  @Test func patternsStandWhereReadersLookForThem() throws {
    let modules = try #require(QRCode(Data("https://example.com/a/long/path".utf8), level: .medium)).modules
    let size = modules.count
    for (x, y) in [(0, 0), (size - 7, 0), (0, size - 7)] {
      #expect((0..<7).allSatisfy { modules[y][x + $0] && modules[y + 6][x + $0] && modules[y + $0][x] })
      #expect(modules[y + 3][x + 3] && !modules[y + 1][x + 1])
    }
    #expect((8..<size - 8).allSatisfy { modules[6][$0] == ($0 % 2 == 0) && modules[$0][6] == ($0 % 2 == 0) })
    #expect(modules[size - 8][8])
    let first = (0..<8).map { modules[8][size - 1 - $0] } + (8..<15).map { modules[size - 15 + $0][8] }
    var bits = first.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) } ^ 0x5412
    // The format bits of level M are 0.
    #expect(bits >> 13 == 0)
    for shift in stride(from: 4, through: 0, by: -1) where bits >> (shift + 10) & 1 == 1 { bits ^= 0x537 << shift }
    #expect(bits == 0)
  }

  /// The standard's example: the coefficients of a polynomial's division, tested with its syndromes, which are all 0.
  @Test func correctionsDivideWithoutARest() {
    let data = (0..<QRErrorCorrection.dataCodewords(version: 1, level: 1)).map { UInt8($0 * 37 & 0xFF) }
    let words = QRErrorCorrection.codewords(data, version: 1, level: 1)
    #expect(words.count == 26 && Array(words.prefix(16)) == data)
    func multiply(_ a: Int, _ b: Int) -> Int {
      var (a, b, product) = (a, b, 0)
      while b > 0 {
        if b & 1 == 1 { product ^= a }
        a = a << 1 ^ (a & 0x80 == 0 ? 0 : 0x11D)
        b >>= 1
      }
      return product
    }
    var root = 1
    for _ in 0..<10 {
      #expect(words.reduce(0) { multiply($0, root) ^ Int($1) } == 0)
      root = multiply(root, 2)
    }
  }

  @Test func aCodeIsAPictureWithARoomAround() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("a".utf8), forKey: "inputMessage")
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    filter.setValue("X", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage == nil)
  }

  /// Start B, A, the check (104 + 33) % 103 = 34, the end; eleven modules each, and thirteen for the end.
  @Test func barsAreThoseOfTheStandard() throws {
    let bars = try #require(Code128.bars(Data("A".utf8)))
    let widths = "211214" + "111323" + "131123" + "2331112"
    var expected: [Bool] = []
    for (index, width) in widths.enumerated() {
      expected += [Bool](repeating: index % 2 == 0, count: try #require(width.wholeNumberValue))
    }
    #expect(bars == expected && bars.count == 46)
    // One symbol encodes two digits: start, three pairs, check and end.
    #expect(Code128.bars(Data("123456".utf8))?.count == 5 * 11 + 13)
    #expect(Code128.bars(Data("é".utf8)) == nil && Code128.bars(Data()) == nil)
  }

  @Test func anAreasAverageIsReadFromMemory() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let input = try #require(CIImage(image: image))
    let parameters: [String: Any] = [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)]
    let output = try #require(CIFilter(name: "CIAreaAverage", parameters: parameters)?.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    var pixel: [UInt8] = [0, 0, 0, 0]
    CIContext(options: nil).render(
      output, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    #expect(pixel == [128, 0, 128, 255])
  }

  /// A Core Image context that was created with a Core Graphics context draws into that context.
  @Test func picturesAreDrawnIntoAContextOfCoreGraphics() throws {
    var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      func picture(_ color: CIColor) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      // The lower left quarter of the bitmap, whose rows start at the top.
      CIContext(cgContext: context).draw(
        picture(.red), in: CGRect(x: 0, y: 0, width: 2, height: 2), from: CGRect(x: 0, y: 0, width: 4, height: 4))
      // A context without a Core Graphics context doesn't draw.
      CIContext().draw(
        picture(.blue), in: CGRect(x: 2, y: 2, width: 2, height: 2), from: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let reds = (0..<16).map { bytes[$0 * 4] }
    #expect(reds == [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
    #expect(bytes.indices.allSatisfy { $0 % 4 != 2 || bytes[$0] == 0 })
  }
}
