/// Evaluates compilation conditions as far as they are known before compilation: platforms, flags with the names of
/// other platforms, and the existence of modules. Other conditions that the app's build sets are unknown.
struct ConditionReader {
  private let file: SourceFile
  private let settings: TranslationSettings

  init(_ file: SourceFile, _ settings: TranslationSettings) {
    self.file = file
    self.settings = settings
  }

  /// Whether a branch is known not to be compiled: its condition is false, or that of an earlier branch is true.
  func isInactive(_ branch: ConditionalBranch) -> Bool {
    if branch.before.contains(where: { value(of: $0) == true }) { return true }
    return branch.condition.map { value(of: $0) == false } ?? false
  }

  /// Whether a branch is known to be compiled: its condition is true, and those of all earlier branches are false.
  func isActive(_ branch: ConditionalBranch) -> Bool {
    branch.before.allSatisfy { value(of: $0) == false } && branch.condition.map { value(of: $0) == true } ?? true
  }

  /// The value of a condition; nil if it is unknown.
  func value(of condition: Range<Int>) -> Bool? {
    var place = condition.lowerBound
    let value = alternatives(&place, condition.upperBound)
    return place == condition.upperBound ? value : nil
  }

  // MARK: Grammar

  private func alternatives(_ place: inout Int, _ end: Int) -> Bool? {
    var value = conjunction(&place, end)
    while place < end, isDouble("|", place) {
      place += 2
      let other = conjunction(&place, end)
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private func conjunction(_ place: inout Int, _ end: Int) -> Bool? {
    var value = operand(&place, end)
    while place < end, isDouble("&", place) {
      place += 2
      let other = operand(&place, end)
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private func operand(_ place: inout Int, _ end: Int) -> Bool? {
    guard place < end else { return nil }
    let token = file.tokens[place]
    if token.isSign("!") {
      place += 1
      return operand(&place, end).map { !$0 }
    }
    let partner = file.partners[place]
    if token.isSign("("), partner > place, partner < end {
      place += 1
      let value = alternatives(&place, partner)
      let isWhole = place == partner
      place = partner + 1
      return isWhole ? value : nil
    }
    let name = file.string(place)
    place += 1
    // SwiftPM, which runs this translation, sets the flag in every target.
    if name == "SWIFT_PACKAGE", file.isOfPod { return false }
    if name == "true" || name == "SWIFT_PACKAGE" && settings.runtimeModule != nil { return true }
    if name == "false" || Self.flagsOfOtherPlatforms.contains(name) { return false }
    guard place + 1 < end, file.tokens[place].isSign("("), file.partners[place] > place, file.partners[place] < end
    else {
      return nil
    }
    let argument = place + 1
    place = file.partners[place] + 1
    return value(of: name, argument)
  }

  /// Packages define such flags by `.when(platforms:)`.
  private static let flagsOfOtherPlatforms: Set<String> = ["macOS", "watchOS", "tvOS", "visionOS"]

  private func isDouble(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
    place + 1 < file.tokens.count && file.tokens[place].isSign(sign) && file.tokens[place + 1].isSign(sign)
  }

  // MARK: Facts

  private func value(of platform: String, _ argument: Int) -> Bool? {
    switch platform {
    case "os": file.string(argument) == "iOS"
    case "targetEnvironment": file.string(argument) == "simulator"
    case "canImport": canImport(file.name(argument))
    default: nil
    }
  }

  /// Modules of indirect dependencies can also be imported, but are unknown.
  private func canImport(_ module: String) -> Bool? {
    if settings.modules.contains(module) || settings.substitutes.contains(module) { return true }
    if AppleModules.replacement(of: module, among: settings.modules) != nil { return true }
    if module == "Darwin", file.hasDarwinsLocks(settings) { return true }
    if SourceFile.linuxLibraries.contains(module), file.hasDarwinsLocks(settings) { return false }
    if module == "Foundation" || module == "Dispatch" { return true }
    if ["CoreGraphics", "QuartzCore"].contains(module) { return settings.modules.contains("UIKit") ? true : nil }
    let ofOtherPlatforms = ["AppKit", "Cocoa", "Darwin", "TVUIKit", "TVMLKit", "ClockKit", "CarbonCore"]
    return AppleModules.refused.contains(module) || ofOtherPlatforms.contains(module) ? false : nil
  }
}

extension SourceFile {
  /// Whether CocoaPods has the file in its folder, and thus builds it without SwiftPM's flag.
  var isOfPod: Bool { text.path.contains("/Pods/") }

  /// The C libraries of Linux and Android.
  static let linuxLibraries: Set<String> = ["Glibc", "Musl", "Bionic", "Android"]

  /// Whether a file uses Darwin's `os_unfair_lock`, and the target has the module that declares it.
  func hasDarwinsLocks(_ settings: TranslationSettings) -> Bool {
    settings.modules.contains("HeadlessOS")
      && tokens.contains { $0.kind == .identifier && string($0).hasPrefix("os_unfair_lock") }
  }
}
