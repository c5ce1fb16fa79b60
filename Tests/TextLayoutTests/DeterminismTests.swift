import Foundation
import Testing

@testable import TextLayout

@Suite struct DeterminismTests {
  static let samples = [
    "What's the point? AVATAR To Wa fi ffi 0123456789", "abc שלום עולם def مرحبا بالعالم 123", "日本語テキスト 漢字。한국어",
    "a👨‍👩‍👧🇩🇪1️⃣👍🏽❤️b", "สวัสดี नमस्ते", "Tab\tand\nbreak\u{2028}and soft\u{AD}hyphen",
  ]

  static func layouts(_ engine: TextEngine) -> [LaidOutText] {
    samples.flatMap { sample in
      [CGFloat(60), 150, .infinity].flatMap { width in
        [11, 17, 28].map { size in
          engine.layout(
            AttributedText(sample, size: size),
            in: LayoutConstraints(width: width, maximumLines: 3, lineBreakMode: .byTruncatingTail))
        }
      }
    }
  }

  @Test func everyThreadComesToTheSame() async throws {
    let library = try FontLibrary()
    let expected = Self.layouts(TextEngine(library: library))
    let all = await withTaskGroup(of: [LaidOutText].self) { group in
      for _ in 0..<8 {
        group.addTask { Self.layouts(TextEngine(library: library)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8)
    for layouts in all { #expect(layouts == expected) }
  }

  @Test func whatIsCachedIsWhatWasShaped() throws {
    let engine = try makeEngine()
    let first = Self.layouts(engine)
    #expect(Self.layouts(engine) == first)
    #expect(Self.layouts(try makeEngine()) == first)
  }

  @Test func whatWasLaidOutBeforeChangesNothing() throws {
    let engine = try makeEngine()
    for sample in Self.samples.reversed() {
      _ = engine.layout(AttributedText(sample, size: 13, weight: 700), in: LayoutConstraints(width: 33))
    }
    #expect(Self.layouts(engine) == Self.layouts(try makeEngine()))
  }
}
