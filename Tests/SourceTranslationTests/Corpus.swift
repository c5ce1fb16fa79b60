import Foundation

/// Sources that are easy to misread.
enum Corpus {
  static let names = [
    "Strings", "Comments", "Expressions", "Conditions", "Names", "OneLine", "Declarations", "Windows",
    "HostedViews",
  ]

  static func contents(_ name: String) throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(name).txt")
    return [UInt8](try Data(contentsOf: file))
  }
}
