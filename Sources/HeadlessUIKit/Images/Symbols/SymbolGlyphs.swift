internal import Foundation
internal import Graphics

/// Digits and letters of symbols, as `15` in a circle: lines of this library's own, not those of a font.
enum SymbolGlyphs {
  /// The characters of a word side by side; nil except for up to three digits and Latin letters.
  static func drawing(_ word: String) -> SymbolDrawing? {
    guard (1...3).contains(word.utf8.count) else { return nil }
    var parts: [SymbolPart] = []
    var x: CGFloat = 0
    for character in word.uppercased() {
      guard let (width, path) = shape(character) else { return nil }
      parts.append(
        SymbolPart(
          kind: .line,
          path: path.applying(CGAffineTransform(a: 0.01, b: 0, c: 0, d: 0.01, tx: x + width / 200, ty: 0))))
      x += width / 100 + 0.2
    }
    return SymbolDrawing(fitting: parts)
  }

  /// A character's width and lines, in hundredths: as high as capitals, its middle in the origin.
  private static func shape(_ character: Character) -> (width: CGFloat, path: Path)? {
    guard let text = characters[character] else { return nil }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let width = Double(words[0]), let path = SymbolPathData.path(words[1]) else { return nil }
    return (CGFloat(width), path)
  }

  private static let characters: [Character: Substring] = [
    "0": "40 M0,-35 C14,-35 20,-20 20,0 C20,20 14,35 0,35 C-14,35 -20,20 -20,0 C-20,-20 -14,-35 0,-35 Z",
    "1": "20 M-12,-24 L6,-35 L6,35", "2": "38 M-18,-18 C-18,-40 18,-42 18,-16 C18,0 -8,14 -19,35 L20,35",
    "3": "38 M-17,-22 C-12,-40 17,-40 17,-18 C17,-6 8,-3 -4,-3 C10,-3 20,4 20,16 C20,41 -15,41 -19,20",
    "4": "42 M10,35 L10,-35 L-22,16 L22,16",
    "5": "38 M16,-35 L-14,-35 L-17,-2 C-6,-14 19,-12 19,12 C19,40 -14,41 -19,20",
    "6": "40 M15,-26 C4,-44 -20,-34 -20,6 C-20,46 20,44 20,13 C20,-14 -16,-14 -19,10",
    "7": "38 M-19,-35 L19,-35 L-8,35",
    "8": "40 M0,-3 C-22,-3 -22,-35 0,-35 C22,-35 22,-3 0,-3 C-26,-3 -26,35 0,35 C26,35 26,-3 0,-3",
    "9": "40 M-15,26 C-4,44 20,34 20,-6 C20,-46 -20,-44 -20,-13 C-20,14 16,14 19,-10",
    "A": "48 M-24,35 L0,-35 L24,35 M-15,12 L15,12",
    "B": "40 M-18,35 L-18,-35 L2,-35 C22,-35 22,-2 2,-2 L-18,-2 M2,-2 C26,-2 26,35 2,35 L-18,35",
    "C": "44 M22,-18 C12,-44 -22,-38 -22,0 C-22,38 12,44 22,18",
    "D": "42 M-18,35 L-18,-35 L-4,-35 C30,-35 30,35 -4,35 Z", "E": "36 M18,-35 L-16,-35 L-16,35 L18,35 M-16,-1 L14,-1",
    "F": "34 M18,-35 L-14,-35 L-14,35 M-14,0 L14,0",
    "G": "46 M22,-18 C12,-44 -22,-38 -22,0 C-22,38 22,44 22,4 L2,4",
    "H": "42 M-20,-35 L-20,35 M20,-35 L20,35 M-20,0 L20,0", "I": "8 M0,-35 L0,35",
    "J": "32 M14,-35 L14,16 C14,42 -16,42 -16,18", "K": "42 M-18,-35 L-18,35 M18,-35 L-18,4 M-6,-8 L20,35",
    "L": "34 M-14,-35 L-14,35 L18,35", "M": "54 M-26,35 L-26,-35 L0,20 L26,-35 L26,35",
    "N": "44 M-20,35 L-20,-35 L20,35 L20,-35",
    "O": "50 M0,-35 C34,-35 34,35 0,35 C-34,35 -34,-35 0,-35 Z",
    "P": "38 M-16,35 L-16,-35 L2,-35 C24,-35 24,4 2,4 L-16,4",
    "Q": "50 M0,-35 C34,-35 34,35 0,35 C-34,35 -34,-35 0,-35 Z M6,16 L24,38",
    "R": "40 M-18,35 L-18,-35 L2,-35 C22,-35 22,0 2,0 L-18,0 M2,0 L20,35",
    "S": "40 M18,-20 C12,-40 -19,-38 -19,-18 C-19,6 20,-6 20,17 C20,40 -14,40 -20,20",
    "T": "42 M-22,-35 L22,-35 M0,-35 L0,35", "U": "42 M-20,-35 L-20,10 C-20,44 20,44 20,10 L20,-35",
    "V": "46 M-24,-35 L0,35 L24,-35", "W": "64 M-32,-35 L-17,35 L0,-28 L17,35 L32,-35",
    "X": "44 M-20,-35 L20,35 M20,-35 L-20,35", "Y": "44 M-22,-35 L0,0 L22,-35 M0,0 L0,35",
    "Z": "40 M-20,-35 L20,-35 L-20,35 L20,35",
  ]
}
