internal import ArgumentParser
internal import Foundation
internal import Graphics
internal import ImageFormats
internal import Onionskin

/// Prints a reference's metadata.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the metadata of a reference: screen, renderer, views, digests.")

  @Argument(help: "A reference, or any PNG.")
  var file: String

  @Flag(help: "Print the unprocessed text chunks of the file.")
  var raw = false

  func run() throws {
    let data = try FileSystem.read(file)
    let header = try PNG.header(of: data)
    print(Console.line(file))
    print(
      "Picture: \(header.width) x \(header.height) pixels, \(header.colorType), \(header.bitDepth) bits, \(data.count) bytes"
    )
    let metadata = try PNG.metadata(of: data)
    if raw {
      for entry in metadata.entries { print(Console.printable("\(Console.line(entry.key)): \(entry.value)")) }
      return
    }
    if let digest = metadata[DigestedPNG.pixelDigestKey] {
      let state = DigestedPNG.trustedPixelDigest(of: data) == nil ? "don't match the file" : "match the file"
      print(Console.line("Digests: \(state), pixels \(digest)"))
    } else {
      print("Digests: none")
    }
    let contents = PictureMetadata(png: metadata)
    if let variant = contents.variant { print(Console.line("Screen: \(variant.text)")) }
    if let fingerprint = contents.fingerprint {
      let versions = fingerprint.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print(Console.line("Renderer: " + versions.joined(separator: ", ")))
      for (font, digest) in fingerprint.fonts.sorted(by: { $0.key < $1.key }) {
        print(Console.line("Font: \(font) \(digest)"))
      }
    }
    if let tree = contents.tree {
      print("Views:")
      var text = ""
      ShowCommand.add(tree, depth: 1, to: &text)
      print(text, terminator: "")
    }
  }

  /// Deeper views aren't indented further but print their depth: otherwise most of the output would be indentation.
  private static let deepestIndent = 32

  private static func add(_ node: ViewNode, depth: Int, to text: inout String) {
    var line = String(repeating: "  ", count: min(depth, deepestIndent)) + (depth > deepestIndent ? "[\(depth)] " : "")
    line += node.className
    if let identifier = node.identifier { line += " #\(identifier)" }
    if let text = node.text { line += " \"\(text.replacingOccurrences(of: "\n", with: "⏎"))\"" }
    let frame = [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
    line += " (" + frame.map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: ", ") + ")"
    for (key, value) in node.style.sorted(by: { $0.key < $1.key }) { line += " \(key)=\(value)" }
    text += Console.line(line) + "\n"
    if text.utf8.count > 1 << 16 {
      print(text, terminator: "")
      text = ""
    }
    for child in node.children { add(child, depth: depth + 1, to: &text) }
  }
}
