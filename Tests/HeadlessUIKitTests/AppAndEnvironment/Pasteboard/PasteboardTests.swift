import Foundation
import Testing
import UIKit

@Suite struct PasteboardTests {
  @Test func whatIsCopiedIsThereByItsKindAlone() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings && board.numberOfItems == 0 && board.strings == nil)
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasURLs)
    #expect(board.data(forPasteboardType: "x") == nil)
    let count = board.changeCount
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.url == url && board.string == nil)
    #expect(board.changeCount == count + 1)
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.string == "a" && board.numberOfItems == 2)
    board.setData(Data([7]), forPasteboardType: "x")
    #expect(board.data(forPasteboardType: "x") == Data([7]) && board.contains(pasteboardTypes: ["y", "x"]))
  }

  @Test func pasteboardsOfAnAppAreKnownByName() {
    let name = UIPasteboard.Name("PasteboardTests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = UIPasteboard(name: name, create: true)
    made?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test func pasteboardsTellThatTheyAreRemoved() throws {
    let board = UIPasteboard.withUniqueName()
    board.string = "last words"
    final class Heard: @unchecked Sendable { var text: String? }
    let heard = Heard()
    let name = board.name
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { notification in
      guard let removed = notification.object as? UIPasteboard, removed.name == name else { return }
      heard.text = removed.string
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIPasteboard.remove(withName: name)
    #expect(heard.text == "last words")
  }

  private func value<T>(of provider: NSItemProvider, as type: T.Type) -> T?
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    var found: T?
    provider.loadObject(ofClass: type) { value, _ in found = value }
    return found
  }

  /// Generic code loads texts and URLs by their types in Swift.
  @Test func valuesAreLoadedByTheirTypes() throws {
    let url = try #require(URL(string: "https://example.com"))
    let (text, address) = (NSItemProvider(object: "a" as NSString), NSItemProvider(object: url as NSURL))
    #expect(value(of: text, as: String.self) == "a" && value(of: address, as: URL.self) == url)
    #expect(value(of: text, as: URL.self) == nil && !text.canLoadObject(ofClass: URL.self))
  }
}
