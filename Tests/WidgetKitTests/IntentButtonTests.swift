import AppIntents
import Foundation
import Graphics
import HeadlessSwiftUI
import Testing
import UIKit
import _AppIntents_SwiftUI

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

private struct NoteIntent: AppIntent {
  static var title: LocalizedStringResource { "Note" }
  var log = Log()
  func perform() async throws -> some IntentResult {
    log.lines.append("performed")
    return .result()
  }
}

@MainActor @Suite struct IntentButtonTests {
  @Test func aTapOnAButtonPerformsItsIntent() async throws {
    var intent = NoteIntent()
    let log = Log()
    intent.log = log
    var configuration = ScreenConfiguration.standard
    configuration.safeAreaInsets = .zero
    let screen = HostedScreen(configuration) { UIHostingController(rootView: Button("Note", intent: intent)) }
    defer { screen.close() }
    _ = screen.displayList()
    screen.window.send(.tap(at: CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)))
    for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["performed"])
  }
}
