internal import Foundation

/// Drawings of symbols by name, created at the first access and cached.
package enum SymbolLibrary {
  /// The drawing of a name: a team's own, one of this library, one made of others by its ending, or a placeholder for a
  /// symbol that there may well be on iOS; nil for a name with words that no symbol's name has.
  static func drawing(named name: String, weight: UIImage.SymbolWeight = .regular) -> SymbolDrawing? {
    if let own = TeamSymbols.drawing(named: name, weight: weight) { return own }
    if let known = known(name) { return known }
    return SymbolWords.areKnown(in: name) ? placeholder : nil
  }

  /// Whether a name has a drawing here.
  package static func isDrawn(_ name: String) -> Bool {
    known(name) != nil || TeamSymbols.drawing(named: name, weight: .regular) != nil
  }

  /// Whether a name has an image: a drawing, or a placeholder.
  package static func isKnown(_ name: String) -> Bool { drawing(named: name) != nil }

  /// The names with a drawing of their own; many more are derived with suffixes.
  package static var names: [String] {
    topics.flatMap { $0.split(separator: "\n").compactMap { $0.split(separator: " ", maxSplits: 1).first } }
      .map(String.init).sorted()
  }

  // MARK: Finding

  /// The drawings by name. Names may come from data; when there are more than the capacity, all others are removed.
  private static let drawings = Discovered<String, SymbolDrawing?>(capacity: 4096)
  /// The maximum number of words in a name: each suffix takes another lookup.
  private static let mostWords = 12

  private static func known(_ name: String) -> SymbolDrawing? {
    if let found = drawings[name] { return found }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count < 128, words.count <= mostWords, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    let drawing = make(name)
    drawings.keep(drawing, for: name)
    return drawing
  }

  private static func make(_ name: String) -> SymbolDrawing? {
    if let text = text(of: name) { return SymbolText(find: { known($0) ?? SymbolGlyphs.drawing($0) }).drawing(text) }
    return SymbolVariants(find: known).drawing(named: name)
  }

  /// The written descriptions, a symbol per line: its name, a space, and the drawing.
  private static let topics = [
    BasicSymbols.text, ArrowSymbols.text, MediaSymbols.text, CommunicationSymbols.text, PeopleSymbols.text,
    DocumentSymbols.text, ObjectSymbols.text, WeatherSymbols.text, TransportSymbols.text, DeviceSymbols.text,
    HomeSymbols.text, ChartSymbols.text, NatureSymbols.text, TextSymbols.text,
  ]

  /// The written description of a symbol. The bytes are searched each time: a table of all symbols takes 12 ms of the first screen in
  /// a debug build, and a screen shows few of them.
  private static func text(of name: String) -> Substring? {
    topics.lazy.compactMap { $0.withCString { line(of: name, in: $0) } }.first
  }

  /// The rest of the line that begins with a name and a space.
  private static func line(of name: String, in topic: UnsafePointer<CChar>) -> Substring? {
    let key = "\n\(name) "
    var start: UnsafePointer<CChar>?
    if strncmp(topic, String(key.dropFirst()), key.utf8.count - 1) == 0 {
      start = topic + (key.utf8.count - 1)
    } else {
      start = strstr(topic, key).map { UnsafePointer($0) + key.utf8.count }
    }
    guard let start else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: strcspn(start, "\n"))
    return Substring(decoding: bytes, as: UTF8.self)
  }

  // MARK: Placeholder

  /// A dashed square as large as most symbols.
  static let placeholder: SymbolDrawing = {
    var drawing = known("square.dashed") ?? SymbolDrawing(fitting: [])
    drawing.isPlaceholder = true
    return drawing
  }()
}
