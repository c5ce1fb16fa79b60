import Foundation
import Graphics
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin
@testable import OnionskinCLI

@MainActor @Suite struct PictureToleranceTests {
  /// A red view of 60 x 30 pixels with boxes of other colours in it; frames in points, at 3x.
  private func view(_ boxes: [(CGRect, UIColor, String?)]) -> UIView {
    let view = plainView(.red)
    for (frame, color, identifier) in boxes {
      let box = UIView(frame: frame)
      box.backgroundColor = color
      box.accessibilityIdentifier = identifier
      view.addSubview(box)
    }
    return view
  }

  private func failures(
    _ boxes: [(CGRect, UIColor, String?)], recorded: [(CGRect, UIColor, String?)] = [], _ tolerance: PictureTolerance
  ) -> [String] {
    let run = TestRun()
    run.record { assertSnapshot(of: view(recorded), as: .image, named: "x", testName: "view()") }
    return run.failures {
      assertSnapshot(of: view(boxes), as: .image(tolerance: tolerance), named: "x", testName: "view()")
    }
  }

  private let corner = CGRect(x: 0, y: 0, width: 2, height: 1)  // 18 pixels
  private let far = CGRect(x: 15, y: 8, width: 1, height: 1)  // 9 pixels

  @Test func aCapOnPixels() {
    #expect(failures([(corner, .blue, nil)], PictureTolerance(maximumDifferingPixels: 18)) == [])
    #expect(failures([(corner, .blue, nil)], PictureTolerance(maximumDifferingPixels: 17)).count == 1)
  }

  @Test func aCapOnClusters() {
    let boxes: [(CGRect, UIColor, String?)] = [(corner, .blue, nil), (far, .blue, nil)]
    #expect(failures(boxes, PictureTolerance(maximumClusterPixels: 18)) == [])
    #expect(failures(boxes, PictureTolerance(maximumClusterPixels: 17)).count == 1)
    #expect(failures(boxes, PictureTolerance(maximumDifferingPixels: 20, maximumClusterPixels: 18)).count == 1)
  }

  /// Usually the largest 32 are reported; if each may be too large, the message lists all of them.
  @Test func aCapOnClustersTellsOfEachOfThem() throws {
    let run = TestRun()
    run.record { assertSnapshot(of: plainView(.red, width: 200, height: 120), as: .image, named: "x", testName: "v()") }
    let dots = plainView(.red, width: 200, height: 120)
    for index in 0..<40 {
      let dot = CALayer()
      dot.frame = CGRect(x: index % 8 * 24, y: index / 8 * 24, width: 1, height: 1)
      dot.backgroundColor = UIColor.blue.cgColor
      dots.layer.addSublayer(dot)
    }
    let failures = run.failures {
      let tolerance = PictureTolerance(maximumClusterPixels: 8)
      assertSnapshot(of: dots, as: .image(tolerance: tolerance), named: "x", testName: "v()")
    }
    #expect(try #require(failures.first).contains(": 360 in 40 places within"))
  }

  @Test func ignoredRectanglesAreNotCompared() {
    #expect(failures([(corner, .blue, nil)], PictureTolerance(ignoring: [.rect(corner)])) == [])
    #expect(
      failures([(corner, .blue, nil), (far, .blue, nil)], PictureTolerance(ignoring: [.rect(corner)])).count == 1)
  }

  @Test func ignoredViewsAreNotComparedWhereTheyAreNorWhereTheyWere() {
    let ignoring = PictureTolerance(ignoring: [.view("clock")])
    #expect(failures([(corner, .blue, "clock")], recorded: [(far, .green, "clock")], ignoring) == [])
    #expect(failures([(corner, .blue, "other")], recorded: [(far, .green, "clock")], ignoring).count == 1)
  }

  @Test func precisionIsAShareOfAllPixels() {
    // 18 of 1800 pixels are one percent.
    #expect(failures([(corner, .blue, nil)], PictureTolerance(precision: 0.99)) == [])
    #expect(failures([(corner, .blue, nil)], PictureTolerance(precision: 0.991)).count == 1)
  }

  @Test(arguments: [PictureTolerance(maximumDifferingPixels: 900), PictureTolerance(precision: 0.5)])
  func whatWasNeededIsRecorded(tolerance: PictureTolerance) throws {
    let run = TestRun()
    run.record { assertSnapshot(of: view([]), as: .image, named: "x", testName: "view()") }
    run.failures {
      assertSnapshot(of: view([]), as: .image(tolerance: tolerance), named: "x", testName: "view()")
    }
    let same = try #require(try run.record().entries.first)
    #expect(same.verdict == .matched)
    #expect(same.tolerance == ToleranceUse(allowedPixels: 900, differingPixels: 0, unequalPixels: 0))
    #expect(
      RunSummary.toleranceLines(of: try run.record()) == [
        "Tolerances far wider than needed:",
        "  OnionskinTests/PictureToleranceTests/view() x: a tolerance was set and not needed",
      ])
  }

  /// One pixel is sufficient for the verdict to report that the tolerance was needed.
  @Test func onePixelNeedsATolerance() throws {
    let run = TestRun()
    run.record { assertSnapshot(of: view([]), as: .image, named: "x", testName: "view()") }
    let pixel = CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1.0 / 3)
    let failures = run.failures {
      assertSnapshot(
        of: view([(pixel, .blue, nil)]), as: .image(tolerance: PictureTolerance(maximumDifferingPixels: 1)), named: "x",
        testName: "view()")
    }
    #expect(failures == [])
    let entry = try #require(try run.record().entries.first)
    #expect(entry.verdict == .tolerated)
    #expect(entry.tolerance == ToleranceUse(allowedPixels: 1, differingPixels: 1, unequalPixels: 1))
  }

  /// An equal picture doesn't use a tolerance, and isn't reported as if it did.
  @Test func withoutAToleranceNoneIsRecorded() throws {
    let run = TestRun()
    run.record { assertSnapshot(of: view([]), as: .image, named: "x", testName: "view()") }
    #expect(run.failures { assertSnapshot(of: view([]), as: .image, named: "x", testName: "view()") } == [])
    let entry = try #require(try run.record().entries.first)
    #expect(entry.verdict == .matched && entry.tolerance == nil)
  }

  @Test func farTooWideIsTenTimesWhatIsNeeded() {
    func isWide(_ allowed: Int, _ differing: Int, _ unequal: Int) -> Bool {
      ToleranceUse(allowedPixels: allowed, differingPixels: differing, unequalPixels: unequal).isFarTooWide
    }
    #expect(isWide(100, 10, 10))
    #expect(!isWide(99, 10, 10))
    #expect(isWide(0, 0, 0))
    #expect(!isWide(0, 0, 5))
  }
}
