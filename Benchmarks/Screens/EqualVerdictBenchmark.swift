import CXXHash
import Foundation
import ImageFormats
import Onionskin

/// The verdict on a picture that is what its reference says, next to reading the pixels once.
@MainActor struct EqualVerdictBenchmark {
  let runs: Int
  let folder: BenchmarkFolder

  func run() throws {
    print("## Verdict on equal pictures, \(StageBenchmark.build) build\n")
    var table = Table(["screen", "verdict", "XXH3 of the pixels", "verdict / XXH3", "decoding and memcmp"])
    for screen in BenchmarkScreen.all {
      let painted = try StageBenchmark.painted(screen)
      let bitmap = try StageBenchmark.bitmap(screen)
      let file = folder.file("\(screen.name), reference.png")
      try painted.encoded().write(to: file)
      let verdict = try Durations.measure(runs: runs) {
        guard try painted.compare(with: Data(contentsOf: file)).isPass else {
          throw UnexpectedVerdict(screen: screen.name)
        }
      }
      var sum: UInt64 = 0
      let hash = Durations.measure(runs: runs) {
        sum &+= bitmap.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count).low64 }
      }
      let decoding = try Durations.measure(runs: max(runs / 5, 5)) {
        guard try PNG.decode(Data(contentsOf: file)) == bitmap, sum != 0 else {
          throw UnexpectedVerdict(screen: screen.name)
        }
      }
      table.append([
        screen.name, verdict.median.milliseconds, hash.median.milliseconds, (verdict.median / hash.median).times,
        decoding.median.milliseconds,
      ])
    }
    print("Milliseconds, medians of \(runs) runs; the verdict reads the reference's file:\n")
    table.write()
  }
}
