internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import Onionskin

/// Compares layouts with the frames saved in documents, which Interface Builder's own layout computed.
struct ScoreFramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score-frames",
    abstract: "Compare the saved frames of documents with those that their constraints produce here.",
    discussion: """
      Results are counted by the version of the tools that wrote a document. Positions of cells, bars, wheels, hidden and \
      misplaced views aren't compared. Controls that are higher in later versions of iOS keep the document's height, and views \
      in a cell are compared in the cell's saved size.
      """, shouldDisplay: false)

  @Argument(help: "Storyboards and xibs.") var files: [String]
  @Option(help: "The accepted difference of an edge, in points.") var tolerance = 2.0
  @Flag(help: "Print the views whose frames differ.") var verbose = false

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
