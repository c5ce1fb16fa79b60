import Testing
import UIKit

/// Invalid uses: UIKit's exception with UIKit's message, or a screen; never a trap without a message.
@MainActor @Suite struct NonsenseTests {
  @Test func isHarmlessWhereUIKitTakesIt() {
    for nonsense in Nonsense.all where nonsense.words == nil { nonsense.body() }
  }

  @Test func isRefusedInUIKitsWords() async {
    for nonsense in Nonsense.all {
      guard let words = nonsense.words else { continue }
      let name = nonsense.name
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent], "\(name)") {
        [name = name as String] in
        await MainActor.run { Nonsense.all.first { $0.name == name }?.body() }
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(words), "\(name): \(output.suffix(400))")
    }
  }
}
