import Foundation
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
  ]

  private static func entries(_ count: Int, verdict: Verdict.Kind) -> [RunEntry] {
    (0..<count).map { index in
      let test = "T.F\(index / 100)/f\(index / 10)()"
      return RunEntry(
        time: Double(index), process: 1, target: "T", file: "F\(index / 100)", function: "f\(index / 10)()", test: test,
        name: "\(index % 10)", verdict: verdict, message: verdict == .matched ? nil : "It differs in \(index) pixels.",
        reference: "/p/Snapshots/T/F\(index / 100)/f\(index / 10).\(index % 10).png",
        sourceFile: "/p/Tests/T/F\(index / 100).swift", line: index)
    }
  }
}
