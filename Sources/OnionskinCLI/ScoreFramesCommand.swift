internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import Onionskin

/// Holds layout against the frames that documents were saved with, which Interface Builder's own layout came to.
struct ScoreFramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score-frames",
    abstract: "Compare the frames that documents were saved with to those that their constraints give here.",
    discussion: """
      Counted by the version of the tools that wrote a document. Left out are places of cells, bars, wheels, hidden and \
      misplaced views. Controls that later versions of iOS made higher keep the height that the document has, and what is \
      in a cell is compared in the cell's saved size.
      """, shouldDisplay: false)

  @Argument(help: "Storyboards and xibs.") var files: [String]
  @Option(help: "How far an edge may be elsewhere, in points.") var tolerance = 2.0
  @Flag(help: "Print the views that are elsewhere.") var verbose = false

  @MainActor func run() async throws {
    try ScreenRenderer.checkFonts()
    var counts: [Int: (count: Int, misses: Int)] = [:]
    for file in files {
      guard let score = InterfaceFrameScore.of(file, tolerance: CGFloat(tolerance)) else { continue }
      counts[score.toolsVersion, default: (0, 0)].count += score.count
      counts[score.toolsVersion, default: (0, 0)].misses += score.misses.count
      if verbose { for miss in score.misses { print(Console.line("\(file): \(miss)")) } }
    }
    for (version, found) in counts.sorted(by: { $0.key < $1.key }) {
      print("tools \(version): \(found.count - found.misses) of \(found.count) frames within \(tolerance) points")
    }
  }
}
