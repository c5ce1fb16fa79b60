import Foundation
import Testing

@testable import AppAdoption

/// `Examples/Nursery`, a project with frameworks, a pod, a package, Core Data and tests.
@Suite struct ExampleTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static let project = checkout.appending(path: "Examples/Nursery")

  private func adoption() throws -> Adoption {
    try Adoption(of: Self.project, target: nil, libraries: [], output: Self.project.appending(path: "Linux"))
  }

  @Test func thePackageBesideTheExampleIsWhatTheCommandWrites() throws {
    let output = Self.project.appending(path: "Linux")
    let files = AdoptedFiles(try adoption(), output: output, onionskin: Self.checkout.path)
    #expect(files.texts.count > 8)
    for (path, text) in files.texts {
      #expect(try String(contentsOf: output.appending(path: path), encoding: .utf8) == text, "\(path)")
    }
  }

  @Test func theReportOfTheExampleLeavesNothingOpen() throws {
    let report = AdoptionReport(try adoption())
    #expect(report.isComplete && report.fileCount == 10)
    #expect(report.text.contains("product \"CoreData\"") && report.text.contains("Pods/NurseryPictures"))
  }
}
