/// Compilation conditions: `#if os(iOS)` is true here and `os(Linux)` isn't, `targetEnvironment(simulator)` is, as there is no
/// device, `SWIFT_PACKAGE` isn't in pods, and modules with substitutes can be imported. `canImport(Darwin)` is true in files that use `os_unfair_lock`, which is all
/// that they take of Darwin, as in Alamofire.
struct Conditions: Construct {
  func translate(_ translation: inout FileTranslation) {
    for condition in translation.file.conditions {
      for (range, value) in Self.values(in: condition, of: translation.file, translation.settings) {
        translation.edits.replace(range, with: value)
      }
    }
  }

  /// A condition as it is translated.
  static func text(of condition: Range<Int>, in file: SourceFile, _ settings: TranslationSettings) -> String {
    var text = ""
    var start = file.tokens[condition.lowerBound].start
    for (range, value) in values(in: condition, of: file, settings) {
      text += file.text.string(start..<range.lowerBound) + value
      start = range.upperBound
    }
    return text + file.text.string(start..<file.tokens[condition.upperBound - 1].end)
  }

  /// The parts of a condition that have other values here, by their byte ranges, in order.
  private static func values(
    in condition: Range<Int>, of file: SourceFile, _ settings: TranslationSettings
  ) -> [(range: Range<Int>, value: String)] {
    condition.compactMap { place in
      if file.isOfPod, file.string(place) == "SWIFT_PACKAGE" {
        return (file.tokens[place].start..<file.tokens[place].end, "false")
      }
      guard place + 3 < file.tokens.count, condition.contains(place + 3), file.tokens[place + 1].isSign("("),
        file.tokens[place + 3].isSign(")")
      else { return nil }
      let range = file.tokens[place].start..<file.tokens[place + 3].end
      if holds(file, place, settings) { return (range, "true") }
      return isOfLinux(file, place, settings) ? (range, "false") : nil
    }
  }

  /// Where Darwin's locks are taken, the file doesn't take those of the C library beside them.
  private static func isOfLinux(_ file: SourceFile, _ place: Int, _ settings: TranslationSettings) -> Bool {
    switch file.tokens[place].word {
    case .os: file.string(place + 2) == "Linux"
    case .canImport: SourceFile.linuxLibraries.contains(file.name(place + 2)) && file.hasDarwinsLocks(settings)
    default: false
    }
  }

  private static func holds(_ file: SourceFile, _ place: Int, _ settings: TranslationSettings) -> Bool {
    let value = file.tokens[place + 2]
    switch file.tokens[place].word {
    case .os: return value.word == .iOS
    case .targetEnvironment: return value.word == .simulator
    case .canImport:
      let module = file.name(place + 2)
      return (module == "Darwin" && file.hasDarwinsLocks(settings)) || settings.substitutes.contains(module)
        || AppleModules.replacement(of: module, among: settings.modules) != nil
    default: return false
    }
  }
}
