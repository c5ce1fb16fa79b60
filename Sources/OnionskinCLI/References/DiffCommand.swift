internal import ArgumentParser
internal import Foundation
internal import Graphics
internal import ImageDiff
internal import ImageFormats
internal import Onionskin

/// Compares two pictures.
struct DiffCommand: ParsableCommand {
  /// The ways of showing a difference.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case overlay
    case sideBySide = "side-by-side"
    case amplified
  }

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNGs.",
    discussion: "Exits with 0 if they match, and with 1 if they differ.")

  @Argument(help: "The reference.")
  var reference: String

  @Argument(help: "The picture to compare with it.")
  var actual: String

  @Option(help: "The file to write a picture of the difference to.")
  var output: String?

  @Option(help: "How the picture shows the difference.")
  var mode = Mode.overlay

  @Option(help: "The fraction of pixels that must match, 0...1.")
  var precision = 1.0

  @Option(help: "How similar two pixels must look to match, 0...1.")
  var perceptualPrecision = 1.0

  func validate() throws {
    for (name, value) in [("precision", precision), ("perceptual-precision", perceptualPrecision)]
    where !(0...1).contains(value) {
      throw ValidationError("--\(name) needs a fraction from 0 to 1, found \(value).")
    }
  }

  func run() throws {
    let old = try PNG.decode(try FileSystem.read(reference))
    let new = try PNG.decode(try FileSystem.read(actual))
    let tolerance = PictureTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    let verdict = ImageComparator(tolerance: tolerance).compare(old, new)
    switch verdict {
    case .identical: print("identical")
    case .similar(let difference): print("similar: \(difference)")
    case .different(let difference): print("different: \(difference)")
    case .differentSize(let sizes): print("different: \(sizes)")
    }
    if let output, verdict != .identical {
      let image = DiffImage(reference: old, actual: new, verdict: verdict)
      let picture =
        switch mode {
        case .overlay: image.overlay()
        case .sideBySide: image.sideBySide()
        case .amplified: image.amplified()
        }
      try FileSystem.write(try PNG.encode(picture), to: output)
      print(output)
    }
    if !verdict.isMatch { throw ExitCode.failure }
  }
}
