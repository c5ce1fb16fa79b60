/// How far a build is, as SwiftPM's numbers of steps say: one line for each fifth of a long build.
struct BuildProgress {
  /// Shorter builds need no lines.
  static let fewestSteps = 200
  private static let parts = 5

  private var shown = 0

  /// The line to show after SwiftPM's line `[12/340] Compiling Shop Cart.swift`; nil if there is nothing new.
  mutating func line(after output: some StringProtocol) -> String? {
    guard let match = String(output).prefixMatch(of: /\[(\d+)\/(\d+)\] (.+)/), let done = Int(match.1),
      let all = Int(match.2), all >= Self.fewestSteps, done <= all
    else { return nil }
    // SwiftPM counts more steps as it plans them; a part is shown once.
    let part = done * Self.parts / all
    guard part > shown, part < Self.parts else { return nil }
    shown = part
    return "  \(part * 100 / Self.parts) % of \(all) steps: \(match.3)"
  }
}
