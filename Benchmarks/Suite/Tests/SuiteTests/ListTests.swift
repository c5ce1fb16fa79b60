import Contacts
import Foundation
import Onionskin
import Testing
import UIKit

/// The list screen, twelve cells a round: what a large team's suite costs.
@MainActor @Suite struct ListTests {
  nonisolated static let rounds = 84

  private static let cells =
    SnapshotMatrix(devices: [.iPhoneSE3, .iPhone8Plus, .iPhone15Pro])
    + SnapshotMatrix(devices: [.iPhoneX, .iPad10], orientations: [.portrait, .landscape])
    + SnapshotMatrix(
      devices: [.iPhone15Pro],
      variants: [
        .dark, .rightToLeft, .textSize(.accessibilityExtraExtraLarge),
        .additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)), .margins(32),
      ])

  @Test(arguments: 0..<rounds) func list(_ round: Int) {
    assertSnapshots(on: Self.cells, named: "round \(round)") { ContactsController() }
    Self.finished += 1
    if Self.finished % 21 == 0 { print("after \(Self.finished * 12) snapshots: \(Self.residentMegabytes) MB resident") }
  }

  private static var finished = 0

  private static var residentMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) / 1024
  }
}
