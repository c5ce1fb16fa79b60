import DeviceCheck
import Foundation
import GameController
import PushKit
import StandIns
import Synchronization
import Testing

private final class PushListener: NSObject, PKPushRegistryDelegate, Sendable {
  let events = Mutex<[String]>([])
  let heard: @Sendable () -> Void

  init(_ heard: @escaping @Sendable () -> Void) { self.heard = heard }

  private func note(_ event: String) {
    events.withLock { $0.append(event) }
    heard()
  }

  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
    note("token \(pushCredentials.token.count) \(type == .voIP)")
  }
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) {
    note("push \(payload.dictionaryPayload["room"] ?? "")")
    completion()
  }
}

/// Pushes that a test delivers, and devices that aren't there.
@Suite struct PushTests {
  @Test func deliveredPushesReachTheDelegate() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let listener = PushListener { continuation.yield() }
    let registry = PKPushRegistry(queue: DispatchQueue(label: "pushes"))
    registry.delegate = listener
    // Without a desired type nothing is delivered.
    registry.deliver(PKPushPayload(type: .voIP, dictionaryPayload: ["room": "early"]))
    registry.desiredPushTypes = [.voIP]
    #expect(registry.pushToken(for: .voIP) == nil)
    registry.deliver(PKPushCredentials(type: .voIP, token: Data([1, 2, 3])))
    registry.deliver(PKPushPayload(type: .voIP, dictionaryPayload: ["room": "garden"]))
    var count = 0
    for await _ in stream {
      count += 1
      if count == 2 { break }
    }
    #expect(listener.events.withLock { $0 } == ["token 3 true", "push garden"])
    #expect(registry.pushToken(for: .voIP) == Data([1, 2, 3]))
  }

  @Test func devicesCannotBeAttested() async {
    #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
    do {
      _ = try await DCAppAttestService.shared.generateKey()
    } catch DCError.featureUnsupported {
      return
    } catch {}
    Issue.record("another error")
  }

  @Test func keyboardsAreTheTests() {
    withAnswers(GameControllerAnswers()) {
      #expect(GCKeyboard.coalesced == nil && GCController.current == nil)
    }
    var answers = GameControllerAnswers()
    answers.hasKeyboard = true
    answers.controllers = ["Pad"]
    withAnswers(answers) {
      #expect(GCKeyboard.coalesced?.productCategory == "Keyboard")
      #expect(GCController.controllers().map(\.vendorName) == ["Pad"])
    }
  }
}
