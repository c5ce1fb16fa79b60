// Measures what a screen costs, stage by stage, next to a hand-written program that paints the same pictures.
// Benchmarks/README.md says what the figures mean.

import Foundation

do {
  try MainActor.assumeIsolated {
    let options = try Options(CommandLine.arguments)
    if let index = options.firstScreen {
      try FirstScreen.printTimes(of: BenchmarkScreen.all[index], reference: options.reference)
    } else if let index = options.firstPeerScreen {
      try FirstScreen.printPeerTime(of: BenchmarkScreen.all[index])
    } else if options.firstView {
      FirstScreen.printTimesOfView()
    } else {
      let folder = try BenchmarkFolder(keepingPicturesIn: options.pictures)
      defer { folder.remove() }
      try StageBenchmark(runs: options.runs, folder: folder).run()
      try EqualVerdictBenchmark(runs: options.runs, folder: folder).run()
      try DifferingVerdictBenchmark(runs: max(options.runs / 5, 5), folder: folder).run()
      try RecordingBenchmark(runs: max(options.runs / 5, 5), folder: folder).run()
      try DocumentBenchmark(runs: max(options.runs / 5, 5), folder: folder).run()
    }
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(1)
}
