import Foundation
import Graphics
import ImageDiff
import ImageFormats
import Onionskin
import Rasterizer

/// The verdict on pictures of which a hundredth differs, next to other comparators.
@MainActor struct DifferingVerdictBenchmark {
  let runs: Int
  let folder: BenchmarkFolder

  private let screen = BenchmarkScreen.all[1]

  func run() throws {
    print("## Verdict on differing pictures, \(StageBenchmark.build) build\n")
    let expected = try StageBenchmark.bitmap(screen)
    let reference = folder.file("different, reference.png")
    try StageBenchmark.painted(screen).encoded().write(to: reference)
    var table = Table(["1 % of 1179 x 2556 pixels differ", "every hundredth pixel", "one box"])
    var rows: [(name: String, cells: [String])] = []
    for change in Change.allCases {
      let actual = change.applied(to: expected)
      let actualFile = folder.file("different, \(change).png")
      try PNG.encode(actual).write(to: actualFile)
      let measured =
        try own(reference, actual) + stages(expected, actual, reference)
        + files(reference, actualFile, change) + others(reference, actualFile, change)
      for (name, text) in measured {
        if let index = rows.firstIndex(where: { $0.name == name }) {
          rows[index].cells.append(text)
        } else {
          rows.append((name, [text]))
        }
      }
    }
    for row in rows { table.append([row.name] + row.cells) }
    print("Milliseconds on the wall clock, medians of \(runs) runs:\n")
    table.write()
  }

  /// A test's whole verdict: the reference's file against a picture in memory.
  private func own(_ reference: URL, _ actual: Bitmap) throws -> [(String, String)] {
    var screen = StageBenchmark.captured(screen)
    let place = CGRect(origin: .zero, size: screen.displayList.size)
    screen.displayList.items.append(.image(ImageItem(.bitmap(actual), in: place, interpolation: .nearest)))
    let painted = try PaintedPicture(painting: screen, tolerance: .exact)
    guard try CairoRasterizer.paint(screen.displayList) == actual else {
      throw UnexpectedVerdict(screen: self.screen.name)
    }
    let whole = try Durations.measure(runs: runs, by: .wall) {
      let verdict = try painted.compare(with: Data(contentsOf: reference))
      guard verdict.kind == .differs, !verdict.files.isEmpty else { throw UnexpectedVerdict(screen: self.screen.name) }
    }
    return [("a test's verdict: decode, compare, explain, encode the diff image", whole.median.milliseconds)]
  }

  private func stages(_ expected: Bitmap, _ actual: Bitmap, _ reference: URL) throws -> [(String, String)] {
    let data = try Data(contentsOf: reference)
    let decode = try Durations.measure(runs: runs, by: .wall) { _ = try PNG.decode(data) }
    let compare = Durations.measure(runs: runs, by: .wall) { _ = ImageComparator().compare(expected, actual) }
    let verdict = ImageComparator().compare(expected, actual)
    let draw = Durations.measure(runs: runs, by: .wall) {
      _ = DiffImage(reference: expected, actual: actual, verdict: verdict).overlay()
    }
    let overlay = DiffImage(reference: expected, actual: actual, verdict: verdict).overlay()
    let encode = try Durations.measure(runs: runs, by: .wall) { _ = try PNG.encode(overlay) }
    return [
      ("- decode the reference", decode.median.milliseconds), ("- compare", compare.median.milliseconds),
      ("- draw the diff image", draw.median.milliseconds), ("- encode it", encode.median.milliseconds),
    ]
  }

  /// The work that the other comparators do.
  private func files(_ reference: URL, _ actual: URL, _ change: Change) throws -> [(String, String)] {
    let output = folder.file("different, \(change), diff.png")
    let whole = try Durations.measure(runs: runs, by: .wall) {
      let expected = try PNG.decode(Data(contentsOf: reference))
      let found = try PNG.decode(Data(contentsOf: actual))
      let verdict = ImageComparator().compare(expected, found)
      let overlay = DiffImage(reference: expected, actual: found, verdict: verdict).overlay()
      try PNG.encode(overlay).write(to: output)
    }
    return [("two files to a third", whole.median.milliseconds)]
  }

  private func others(_ reference: URL, _ actual: URL, _ change: Change) throws -> [(String, String)] {
    let output = folder.file("different, \(change), other.png").path
    let few = max(runs / 3, 3)
    return try imageMagick(reference.path, actual.path, output, few)
      + pixelmatch(reference.path, actual.path, output, few)
  }

  private func imageMagick(
    _ reference: String, _ actual: String, _ output: String, _ runs: Int
  ) throws -> [(String, String)] {
    let name = "ImageMagick's compare, a process: two files to a third"
    guard let tool = Tool(oneOf: ["compare", "compare-im6.q16"]) else { return [(name, "not installed")] }
    let durations = try Durations.measure(runs: runs, by: .wall) {
      // 0 is alike, 1 is different, everything else an error.
      let status = try tool.run(["-metric", "AE", reference, actual, output]).status
      guard status == 1 else { throw UnexpectedVerdict(screen: "ImageMagick") }
    }
    return [(name, durations.median.milliseconds)]
  }

  private func pixelmatch(
    _ reference: String, _ actual: String, _ output: String, _ runs: Int
  ) throws -> [(String, String)] {
    let names = ["pixelmatch-fast, warm in its process: two files to a third", "- its comparison alone"]
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Comparators/pixelmatch_files.py")
    guard let python = Tool(oneOf: ["python3"]) else { return names.map { ($0, "not installed") } }
    let result = try python.run([script.path, reference, actual, output, "\(runs)"])
    if result.status == 3 { return names.map { ($0, "not installed") } }
    let times = result.text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard result.status == 0, times.count == 2 else { throw UnexpectedVerdict(screen: "pixelmatch-fast") }
    return zip(names, times).map { ($0, ($1 / 1000).milliseconds) }
  }
}

/// Two ways to change a hundredth of a picture.
private enum Change: String, CaseIterable {
  case everyHundredthPixel, oneBox

  func applied(to bitmap: Bitmap) -> Bitmap {
    Bitmap(width: bitmap.width, height: bitmap.height) { memory in
      bitmap.withUnsafeBytes { memory.copyMemory(from: $0) }
      let pixels = memory.bindMemory(to: UInt32.self)
      switch self {
      case .everyHundredthPixel:
        for index in stride(from: 0, to: pixels.count, by: 100) { pixels[index] ^= 0x00FF_FFFF }
      case .oneBox:
        let side = Int((Double(pixels.count) / 100).squareRoot().rounded())
        for y in 0..<side {
          for x in 0..<side { pixels[(y + 1000) * bitmap.width + x + 500] ^= 0x00FF_FFFF }
        }
      }
    }
  }
}
