/// Compilation conditions: `#if os(iOS)` is true here and `os(Linux)` isn't, `targetEnvironment(simulator)` is, as there is no
/// device, `SWIFT_PACKAGE` isn't in pods, and modules with substitutes can be imported. `canImport(Darwin)` is true in files that use `os_unfair_lock`, which is all
/// that they take of Darwin, as in Alamofire.
struct Conditions: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for condition in translation.file.conditions {
      for place in condition {
        if file.isOfPod, file.string(place) == "SWIFT_PACKAGE" {
          translation.edits.replace(file.tokens[place].start..<file.tokens[place].end, with: "false")
        }
        guard place + 3 < file.tokens.count, condition.contains(place + 3), file.tokens[place + 1].isSign("("),
          file.tokens[place + 3].isSign(")")
        else { continue }
        let range = file.tokens[place].start..<file.tokens[place + 3].end
        if holds(file, place, translation.settings) {
          translation.edits.replace(range, with: "true")
        } else if isOfLinux(file, place, translation.settings) {
          translation.edits.replace(range, with: "false")
        }
      }
    }
  }

  /// Where Darwin's locks are taken, the file doesn't take those of the C library beside them.
  private func isOfLinux(_ file: SourceFile, _ place: Int, _ settings: TranslationSettings) -> Bool {
    switch file.tokens[place].word {
    case .os: file.string(place + 2) == "Linux"
    case .canImport: SourceFile.linuxLibraries.contains(file.name(place + 2)) && file.hasDarwinsLocks(settings)
    default: false
    }
  }

  private func holds(_ file: SourceFile, _ place: Int, _ settings: TranslationSettings) -> Bool {
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
