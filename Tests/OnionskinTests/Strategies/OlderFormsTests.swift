import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Code of tests that were written for swift-snapshot-testing, including older forms.
@MainActor @Suite struct OlderFormsTests {
  private let folder = "Snapshots/OnionskinTests/OlderFormsTests"

  @Test func recordTakesAFlag() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
    let isRecording = !run.folder.path.isEmpty
    run.failures { assertSnapshot(of: "a", as: .lines, named: "x", record: isRecording) }
    #expect(run.folder.files == ["\(folder)/recordTakesAFlag.x.txt"])
    let message = SnapshotSession.$current.withValue(run.session) {
      verifySnapshot(of: "b", as: .lines, named: "x", record: !isRecording)
    }
    #expect(message?.contains("differs") == true)
    let failures = run.failures {
      assertSnapshots(of: "c", as: ["x": .lines], record: isRecording)
      assertSnapshots(of: "c", as: [.lines], record: isRecording)
    }
    #expect(failures.count == 2)
  }

  @Test func aLiteralFlagIsNotAmbiguous() {
    let failures = TestRun(["SNAPSHOT_TESTING_RECORD": "never"]).failures {
      assertSnapshot(of: "a", as: .lines, named: "x", record: true)
      assertSnapshot(of: "a", as: .lines, named: "x", record: .never)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("was recorded") == true)
  }

  @Test func imagesOfKeyWindowsAreImages() throws {
    let run = TestRun()
    run.record {
      assertSnapshot(
        of: TitleScreen(title: "a"), as: .image(on: .iPhone8, drawHierarchyInKeyWindow: true), named: "x")
    }
    #expect(try PNG.header(of: run.folder.read("\(folder)/imagesOfKeyWindowsAreImages.x.png")).width == 750)
  }

  @Test func imagesOfKeyWindowsTakeTolerances() {
    let run = TestRun()
    let exact = PictureTolerance.exact
    let failures = run.failures {
      withSnapshotTesting(record: .never) {
        assertSnapshot(
          of: TitleScreen(title: "a"), as: .image(on: .iPhone8, drawHierarchyInKeyWindow: true, tolerance: exact))
        assertSnapshot(of: TitleScreen(title: "a"), as: .image(drawHierarchyInKeyWindow: true, tolerance: exact))
        assertSnapshot(of: plainView(.red), as: .image(drawHierarchyInKeyWindow: true, tolerance: exact))
      }
    }
    // The snapshots are taken, and have no references.
    #expect(failures.count == 3 && failures.allSatisfy { $0.contains("missing") || $0.contains("no reference") })
  }

  @Test func anAttachmentTakesAnImage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let attachment = XCTAttachment(image: image)
    #expect(attachment.uniformTypeIdentifier == "public.png")
    let picture = try PNG.decode(attachment.data)
    #expect(picture[0, 0] == Color(red: 1, green: 0, blue: 0))
    #expect(CGFloat(picture.width) == 3 * image.scale)
  }
}
