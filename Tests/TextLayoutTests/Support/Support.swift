import Foundation
import Graphics

@testable import TextLayout

/// An engine with the system's fonts.
func makeEngine() throws -> TextEngine {
  TextEngine(library: try FontLibrary())
}

extension AttributedText {
  /// Text in the system font.
  init(_ string: String, size: CGFloat = 17, weight: Double = 400, style: ParagraphStyle = ParagraphStyle()) {
    self.init(string, attributes: TextAttributes(font: .system(size, weight: weight)), paragraphStyle: style)
  }
}

extension TextEngine {
  /// The width of a string in the system font on one line without a limit, in points.
  func width(_ string: String, size: CGFloat = 17) -> CGFloat {
    layout(AttributedText(string, size: size)).size.width
  }

  /// The string's parts in the lines, without the whitespace and line breaks at their ends.
  func lines(
    _ string: String, width: CGFloat, size: CGFloat = 17, maximumLines: Int = 0, mode: LineBreakMode? = nil,
    style: ParagraphStyle = ParagraphStyle()
  ) -> [String] {
    let constraints = LayoutConstraints(width: width, maximumLines: maximumLines, lineBreakMode: mode)
    return layout(AttributedText(string, size: size, style: style), in: constraints).lines.map {
      $0.text(of: string)
    }
  }
}

extension LaidOutText.Line {
  /// The visible text of the line in logical order, including an ellipsis, without the whitespace at its end.
  func text(of string: String) -> String {
    let units = Array(string.utf16)
    guard isTruncated, runs.contains(where: { $0.range.isEmpty }) else {
      return String(decoding: units[range], as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    var isRightToLeft = false
    for run in runs where run.isRightToLeft { isRightToLeft = true }
    let ordered = isRightToLeft ? runs.sorted { $0.range.lowerBound < $1.range.lowerBound } : runs
    var text = ""
    for run in ordered {
      text += run.range.isEmpty ? "…" : String(decoding: units[run.range], as: UTF16.self)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The runs' parts of the string from left to right.
  func visualPieces(of string: String) -> [String] {
    let units = Array(string.utf16)
    return runs.map { run in
      run.range.isEmpty
        ? "…" : String(decoding: units[run.range], as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }
  }

  var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }

  func usesFont(_ name: String) -> Bool { runs.contains { $0.glyphs.font.path.hasSuffix(name) } }
}

/// Whether an optional font is installed.
func isInstalled(_ file: String) -> Bool {
  FileManager.default.isReadableFile(atPath: "/usr/share/fonts/truetype/" + file)
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool { abs(a - b) <= tolerance }
