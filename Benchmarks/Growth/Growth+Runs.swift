import Foundation
import Graphics
import ImageDiff
import Onionskin
import SnapshotReport

extension Growth {
  static let runs: [Growth] = [
    Growth("snapshots of a run, written and read", [100, 1000, 10_000]) { count in
      let folder = NSTemporaryDirectory() + "growth-\(UUID().uuidString)"
      let entries = entries(count, verdict: .matched)
      return {
        let recorder = RunRecorder(folder: folder)
        for entry in entries { recorder.append([entry]) }
        _ = try? RunRecord(folders: [folder])
        try? FileManager.default.removeItem(atPath: folder)
      }
    },
    Growth("cells of a page", [500, 5000, 50_000]) { count in
      let record = RunRecord(entries: entries(count, verdict: .matched))
      return { _ = HTMLReport(record: record, title: "growth").html }
    },
    Growth("cells of a page that differ", [500, 5000, 50_000]) { count in
      let record = RunRecord(entries: entries(count, verdict: .differs))
      return { _ = HTMLReport(record: record, title: "growth").html }
    },
    Growth("snapshots in Markdown and JUnit", [500, 5000, 50_000]) { count in
      let record = RunRecord(entries: entries(count, verdict: .differs))
      return { _ = (MarkdownSummary.text(of: record, title: "growth"), JUnitReport.text(of: record, title: "growth")) }
    },
    Growth("views beside each other that differ, reported", siblings) { count in
      func tree(_ side: Int) -> ViewNode {
        let children = (0..<count).map { index in
          let frame = CGRect(x: index, y: side * 7, width: 10, height: 10 + index % 7 * side)
          let identifier = index % 2 == 0 ? "\(side == 0 ? index : count - index)" : nil
          return ViewNode(className: "UIView", identifier: identifier, frame: frame, screenFrame: frame)
        }
        return ViewNode(className: "UIView", frame: .zero, screenFrame: .zero, children: children)
      }
      let (old, new) = (tree(0), tree(1))
      return { _ = TreeDifference(from: old, to: new).lines(limit: 20) }
    },
    Growth("lines of texts that differ", [10, 100, 1000, 4000]) { count in
      let (old, new) = ((0..<count).map { "old \($0)" }, (0..<count).map { "new \($0)" })
      return { _ = LineDifference(from: old, to: new) }
    },
  ]

  private static func entries(_ count: Int, verdict: Verdict.Kind) -> [RunEntry] {
    (0..<count).map { index in
      let test = "T.F\(index / 100)/f\(index / 10)()"
      return RunEntry(
        time: Double(index), process: 1, target: "T", file: "F\(index / 100)", function: "f\(index / 10)()", test: test,
        name: "\(index % 10)", verdict: verdict, message: verdict == .matched ? nil : "It differs in \(index) pixels.",
        reference: "/p/Snapshots/T/F\(index / 100)/f\(index / 10).\(index % 10).png",
        sourceFile: "/p/Tests/T/F\(index / 100).swift", line: index, packageFolder: "/p")
    }
  }
}
