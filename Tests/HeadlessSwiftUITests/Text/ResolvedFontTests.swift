import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Fonts with all their values.
@MainActor @Suite struct ResolvedFontTests {
  private struct Reading: View {
    let read: (HeadlessSwiftUI.Font.Context) -> Void
    @Environment(\.fontResolutionContext) private var context
    var body: some View {
      let _ = read(context)
      Text("A")
    }
  }

  private func context(_ size: DynamicTypeSize) throws -> HeadlessSwiftUI.Font.Context {
    var found: HeadlessSwiftUI.Font.Context?
    _ = ShownView(Reading { found = $0 }.dynamicTypeSize(size))
    return try #require(found)
  }

  /// Apple's table of text sizes: body is 17 points at the large size and 23 at the largest.
  @Test func theTextSizeCounts() throws {
    #expect(HeadlessSwiftUI.Font.body.resolve(in: try context(.large)).pointSize == 17)
    #expect(HeadlessSwiftUI.Font.body.resolve(in: try context(.xxxLarge)).pointSize == 23)
    #expect(HeadlessSwiftUI.Font.system(size: 20).resolve(in: try context(.xxxLarge)).pointSize == 20)
  }

  @Test func modifiersAreValues() throws {
    let context = try context(.large)
    let plain = HeadlessSwiftUI.Font.body.resolve(in: context)
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    #expect(plain.weight == .regular && plain.leading == .standard && plain.width == .standard)
    #expect(HeadlessSwiftUI.Font.body.bold().resolve(in: context).isBold)
    #expect(!HeadlessSwiftUI.Font.body.bold().bold(false).resolve(in: context).isBold)
    #expect(HeadlessSwiftUI.Font.body.weight(.heavy).resolve(in: context).weight == .heavy)
    #expect(!HeadlessSwiftUI.Font.body.weight(.medium).resolve(in: context).isBold)
    #expect(HeadlessSwiftUI.Font.body.italic().resolve(in: context).isItalic)
    #expect(HeadlessSwiftUI.Font.body.monospaced().resolve(in: context).isMonospaced)
    #expect(HeadlessSwiftUI.Font.body.leading(.tight).resolve(in: context).leading == .tight)
    let small = HeadlessSwiftUI.Font.body.lowercaseSmallCaps().resolve(in: context)
    #expect(small.isLowercaseSmallCaps && !small.isUppercaseSmallCaps && !small.isSmallCaps)
    #expect(HeadlessSwiftUI.Font.body.resolve(in: context) == plain && small != plain)
  }
}
