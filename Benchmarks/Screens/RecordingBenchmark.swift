import CPNG
import Foundation
import Graphics
import Onionskin

/// Writing a reference, next to what libpng writes when nothing is asked of it.
@MainActor struct RecordingBenchmark {
  let runs: Int
  let folder: BenchmarkFolder

  func run() throws {
    print("## Recording a screen, \(StageBenchmark.build) build\n")
    var table = Table(["screen", "ms", "bytes", "libpng, ms", "libpng, bytes", "time / libpng", "bytes / libpng"])
    for screen in BenchmarkScreen.all {
      let painted = try StageBenchmark.painted(screen)
      let bitmap = try StageBenchmark.bitmap(screen)
      let file = folder.file("\(screen.name), recorded.png")
      let plainFile = folder.file("\(screen.name), libpng.png")
      var bytes = 0
      let ours = try Durations.measure(runs: runs) {
        let data = try painted.encoded()
        try data.write(to: file)
        bytes = data.count
      }
      var plainBytes = 0
      let plain = try Durations.measure(runs: runs) {
        let data = try Self.encodeByDefault(bitmap)
        try data.write(to: plainFile)
        plainBytes = data.count
      }
      table.append([
        screen.name, ours.median.milliseconds, "\(bytes)", plain.median.milliseconds, "\(plainBytes)",
        (ours.median / plain.median).times, (Double(bytes) / Double(plainBytes)).times,
      ])
    }
    print("Medians of \(runs) runs, files written; ours hold the view tree, the variant and the fingerprint as well:\n")
    table.write()
  }

  /// libpng's simplified interface with its default filters and compression, 32 bits a pixel.
  private static func encodeByDefault(_ bitmap: Bitmap) throws -> Data {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    defer { png_image_free(&image) }
    var count = bitmap.byteCount + 65_536
    var data = Data(count: count)
    let isWritten = data.withUnsafeMutableBytes { memory in
      bitmap.withUnsafeBytes { pixels in
        png_image_write_to_memory(
          &image, memory.baseAddress, &count, 0, pixels.baseAddress, Int32(bitmap.bytesPerRow), nil) != 0
      }
    }
    guard isWritten else { throw PeerFailure(description: "libpng doesn't write the picture") }
    return data.prefix(count)
  }
}
