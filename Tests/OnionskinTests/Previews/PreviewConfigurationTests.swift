import Foundation
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct PreviewSettingsTests {
  private func settings(_ json: String) throws -> PreviewConfiguration {
    try PreviewConfiguration(json: Data(json.utf8), path: "/app/Previews.json")
  }

  private func problem(_ json: String) -> String {
    do {
      _ = try settings(json)
      return "none"
    } catch { return "\(error)" }
  }

  @Test func whatAFileDoesNotSayIsAsItIsWithoutOne() throws {
    let plain = try PreviewConfiguration(contentsOf: "/nowhere/Previews.json")
    #expect(plain.devices.map(\.name) == ["iPhone 15 Pro"] && plain.orientations == [.portrait])
    #expect(plain.variants.map(\.name) == [""] && plain.audits.isEmpty && plain.tolerance == .exact)
    let some = try settings(#"{"devices": ["iPhone X", "iPad Air (4th generation)"]}"#)
    #expect(some.devices.count == 2 && some.variants.map(\.name) == [""])
  }

  @Test func variantsHaveTheNamesThatSnapshotsHave() throws {
    let found = try settings(
      #"{"variants": ["standard", "dark+right-to-left", "text-accessibility-XL", "locale-de_DE", "split-one-half"]}"#)
    #expect(
      found.variants.map(\.name) == [
        "", "dark-right-to-left", "text-accessibility-XL", "locale-de_DE", "split-one-half",
      ])
    #expect(
      found.variants[2].applied(to: ViewImageConfig()).traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    for name in ["drak", "text-huge", "locale-", "dark+", ""] {
      #expect(problem(#"{"variants": ["\#(name)"]}"#).contains("there is no variant \"\(name)\""))
    }
  }

  @Test func auditsAndTolerancesAreRead() throws {
    let found = try settings(#"{"audits": ["text", "spokenNames"], "perceptualPrecision": 0.98}"#)
    #expect(found.audits == [.text, .spokenNames])
    #expect(found.tolerance.perceptualPrecision == 0.98 && found.tolerance.precision == 1)
  }

  @Test func mistakesInAFileSayWhatIsExpected() {
    #expect(problem("[]") == "/app/Previews.json: expected an object of JSON.")
    #expect(problem(#"{"device": []}"#).contains("\"device\" isn't known; expected devices, orientations"))
    #expect(problem(#"{"devices": ["iPhone 99"]}"#).contains("there is no device \"iPhone 99\""))
    #expect(problem(#"{"devices": []}"#).contains("expected a list of words under \"devices\""))
    #expect(problem(#"{"orientations": ["sideways"]}"#).contains("expected portrait or landscape"))
    #expect(problem(#"{"audits": ["colour"]}"#).contains("there is no audit \"colour\""))
    #expect(problem(#"{"precision": 2}"#).contains("a number from 0 to 1"))
  }
}
