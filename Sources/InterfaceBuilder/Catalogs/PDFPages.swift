package import Foundation

/// The pages of a PDF file with their boxes, which `pdfinfo` reads.
package struct PDFPages: Sendable {
  package struct Page: Hashable, Sendable {
    /// The boxes by their names in the format: `MediaBox`, `CropBox`... In points, y pointing up.
    package var boxes: [String: CGRect] = [:]
    /// The rotation, in degrees clockwise.
    package var rotation = 0
  }

  package private(set) var pages: [Page] = []
  package private(set) var isEncrypted = false

  /// Throws if the file doesn't exist or isn't a PDF, or if no program can read it.
  package init(path: String, folders: [String] = VectorPainter.programFolders) throws(VectorPainter.Failure) {
    let base = NSTemporaryDirectory() + "onionskin-pdf-\(UUID().uuidString)"
    defer { for ending in ["log", "txt"] { try? FileManager.default.removeItem(atPath: "\(base).\(ending)") } }
    let program = VectorProgram(name: "pdfinfo", package: "poppler-utils", file: path)
    try program.run(["-box", "-f", "1", "-l", "100000", path], output: "\(base).txt", log: "\(base).log", folders)
    let text = FileManager.default.contents(atPath: "\(base).txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") { read(line.split(separator: " ")) }
  }

  /// A line such as `Page 1 MediaBox: 0.00 0.00 60.00 40.00` or `Page 1 rot: 90`.
  private mutating func read(_ words: [Substring]) {
    if words.first == "Encrypted:" { isEncrypted = words.dropFirst().first != "no" }
    // All sizes come first, then all boxes.
    guard words.count >= 4, words[0] == "Page", let number = Int(words[1]), (1...pages.count + 1).contains(number)
    else {
      return
    }
    if number > pages.count { pages.append(Page()) }
    let name = words[2].dropLast()
    let numbers = words.dropFirst(3).compactMap { Double($0) }
    if name == "rot", let degrees = numbers.first.flatMap(Int.init(exactly:)) { pages[number - 1].rotation = degrees }
    if name.hasSuffix("Box"), numbers.count == 4 {
      pages[number - 1].boxes[String(name)] = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }
  }
}
