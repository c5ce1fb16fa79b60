internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import ImageFormats
internal import Onionskin

/// Lists the drawn system symbols, or reports whether given symbols are drawn.
struct SymbolsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "List the system symbols that Onionskin draws.",
    discussion: """
      With names, each is listed as drawn, as a placeholder (a dashed square, with a warning) or as unknown (nil).
      Suffixes such as .fill, .circle, .slash and .badge.plus make further names from those in the list.
      """)

  @Argument(help: "Names to look up.") var names: [String] = []

  @Option(help: "Look up the names that the Swift sources in this folder pass to systemName.")
  var usedIn: String?

  @Option(help: "A folder of custom symbols: SVGs in the format that the app SF Symbols exports.")
  var folder: String?

  @Option(help: "The PNG to write a picture of the symbols to.")
  var sheet: String?

  @MainActor func run() async throws {
    if let folder { try TeamSymbols.add(contentsOf: folder) }
    var shown = names
    if let usedIn { shown += try SymbolUses.names(in: usedIn) }
    let isLookUp = !names.isEmpty || usedIn != nil
    if !isLookUp { shown = (SymbolLibrary.names + TeamSymbols.names).sorted() }
    for line in SymbolsCommand.lines(for: shown, isLookUp: isLookUp) { print(Console.line(line)) }
    guard let sheet else { return }
    try ScreenRenderer.checkFonts()
    let picture = try SymbolSheet.picture(of: shown.filter(SymbolLibrary.isKnown))
    try PNG.encode(picture).write(to: URL(fileURLWithPath: sheet))
  }

  /// The output: only names, or names with their state.
  static func lines(for names: [String], isLookUp: Bool) -> [String] {
    guard isLookUp else { return names }
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      let state = SymbolLibrary.isDrawn(name) ? "drawn" : SymbolLibrary.isKnown(name) ? "placeholder" : "unknown"
      return name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + state
    }
  }
}

/// The names of symbols in Swift sources.
enum SymbolUses {
  /// Each name once, sorted: string literals without interpolation after `systemName:`, and symbol resources after `systemImage:`.
  static func names(in folder: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("\(folder): expected a folder with Swift sources, and found none.")
    }
    var found: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: folder + "/" + path) else {
        continue
      }
      found.formUnion(names(of: String(decoding: data, as: UTF8.self)))
    }
    return found.sorted()
  }

  /// The names in a file's text.
  static func names(of source: String) -> Set<String> {
    Set(
      source.matches(of: /(?:systemName|systemImage|systemImageName):\s*"([a-z0-9.]+)"/).map { String($0.1) })
  }
}
