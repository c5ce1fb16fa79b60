import Foundation
import Graphics
import HeadlessSwiftUI
import StandIns
import Testing
import Translation
import UIKit

@testable import HeadlessUIKit

private final class Words: @unchecked Sendable {
  var all: [String] = []
}

private struct Poem: View {
  let words: Words
  @State private var configuration: TranslationSession.Configuration? = .init(target: .init(identifier: "de"))

  var body: some View {
    Text("Poem").translationTask(configuration) { session in
      let responses = try? await session.translations(from: [.init(sourceText: "rose"), .init(sourceText: "tree")])
      words.all += responses?.map(\.targetText) ?? ["none"]
      words.all.append(session.targetLanguage?.minimalIdentifier ?? "")
    }
  }
}

/// Translations by a test's answers.
@MainActor @Suite struct TranslationTests {
  private var answers: TranslationAnswers {
    var answers = TranslationAnswers()
    answers.status = .installed
    answers.translations = ["rose": "Rose", "tree": "Baum"]
    return answers
  }

  @Test func sessionsTranslateByTheAnswers() async throws {
    try await withAnswers(answers) {
      let session = TranslationSession(installedSource: .init(identifier: "en"), target: .init(identifier: "de"))
      let ready = await session.isReady
      #expect(ready)
      #expect(try await session.translate("tree").targetText == "Baum")
      await #expect(throws: TranslationError.internalError) { try await session.translate("moss") }
      await #expect(throws: TranslationError.nothingToTranslate) { try await session.translate("") }
      var texts: [String] = []
      let batch = [
        TranslationSession.Request(sourceText: "rose", clientIdentifier: "1"), .init(sourceText: "tree"),
      ]
      for try await response in session.translate(batch: batch) {
        texts.append(response.targetText + (response.clientIdentifier ?? ""))
      }
      #expect(texts == ["Rose1", "Baum"])
      session.cancel()
      await #expect(throws: TranslationError.alreadyCancelled) { try await session.translate("tree") }
    }
  }

  @Test func byDefaultNothingIsSupported() async {
    await withAnswers(TranslationAnswers()) {
      let status = await LanguageAvailability().status(from: .init(identifier: "en"), to: nil)
      #expect(status == .unsupported)
      let session = TranslationSession(installedSource: .init(identifier: "en"))
      await #expect(throws: TranslationError.unsupportedLanguagePairing) { try await session.prepareTranslation() }
    }
  }

  @Test func anInvalidatedConfigurationDiffers() {
    var configuration = TranslationSession.Configuration(source: .init(identifier: "en"))
    let before = configuration
    configuration.invalidate()
    #expect(configuration != before && configuration.source == before.source)
  }

  @Test func aViewsTaskHasASession() async {
    let words = Words()
    await withAnswers(answers) {
      let screen = HostedScreen(.standard) { UIHostingController(rootView: Poem(words: words)) }
      defer { screen.close() }
      _ = screen.displayList()
      for _ in 0..<100 where words.all.count < 3 { await Task.yield() }
    }
    #expect(words.all == ["Rose", "Baum", "de"])
  }

  @Test func thePresentationShowsTextAndTranslation() {
    withAnswers(answers) {
      let screen = HostedScreen(.standard) {
        UIHostingController(rootView: Text("Poem").translationPresentation(isPresented: .constant(true), text: "tree"))
      }
      defer { screen.close() }
      _ = screen.displayList()
      var found: Set<String> = []
      func collect(_ node: ViewNode) {
        if let text = node.text { found.insert(text) }
        for child in node.children { collect(child) }
      }
      collect(screen.viewTree())
      #expect(found.isSuperset(of: ["tree", "Baum", "Translate"]))
    }
  }
}
