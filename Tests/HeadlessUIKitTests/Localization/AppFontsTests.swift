import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Fonts listed in an app's property list.
@MainActor @Suite struct AppFontsTests {
  private static let font = "/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf"

  /// A folder of an app's sources, with its fonts in a subfolder.
  private func sources(_ list: [String: Any]?, _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "/app-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/Fonts", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: AppFontsTests.font, toPath: folder + "/Fonts/Runes.ttf")
    if let list {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      try data.write(to: URL(fileURLWithPath: folder + "/App-Info.plist"))
    } else {
      try Data("no list".utf8).write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    }
    try body(folder)
  }

  @Test func fontsThatTheListNamesAreKnown() throws {
    try sources(["UIAppFonts": ["Fonts/Runes.ttf", "Gone.ttf"]]) { folder in
      #expect(UIFont(name: "NotoSansRunic-Regular", size: 10) == nil)
      AppFonts.register(in: [folder, folder + "/Fonts"])
      #expect(UIFont(name: "NotoSansRunic-Regular", size: 10)?.familyName == "Noto Sans Runic")
      #expect(FontRegistry.unregisterFont(at: folder + "/Fonts/Runes.ttf"))
    }
  }

  @Test func listsWithoutFontsAndFilesThatAreNoListsAreNone() throws {
    for list in [["UIAppFonts": "Runes.ttf"], ["UIAppFonts": [1, 2]], [:], nil] as [[String: Any]?] {
      try sources(list) { folder in
        AppFonts.register(in: [folder, folder + "/Fonts", "/nowhere"])
        #expect(!FontRegistry.isRegistered(folder + "/Fonts/Runes.ttf"))
      }
    }
  }
}
