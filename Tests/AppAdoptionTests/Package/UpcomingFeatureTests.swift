import Foundation
import Testing

@testable import AppAdoption

/// The upcoming features that a written package enables, as Xcode's settings do.
@Suite struct UpcomingFeatureTests {
  private func features(_ settings: [String: String], _ source: String = "let a = 1\n") throws -> [String] {
    let fixture = try ProjectFixture()
    try fixture.write(source, "Shop/A.swift")
    let target = XcodeTarget(
      name: "Shop", kind: .app, files: [fixture.root.appending(path: "Shop/A.swift")], dependencies: [],
      packageProducts: [], settings: BuildSettings([settings]))
    return AdoptedTarget(target, role: .app, root: fixture.root).features
  }

  @Test func regularExpressionsBetweenSlashesAreXcodesDefault() throws {
    let source = "let match = \"a\".firstMatch(of: /[a-z]+/)\n"
    #expect(try features([:], source) == ["BareSlashRegexLiterals"])
    #expect(try features([:], "let half = 2 / 1 // a/b\n") == [])
    #expect(try features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], source) == [])
    // They are a part of the language mode 6, where the compiler would warn.
    #expect(try features(["SWIFT_VERSION": "6.0"], source) == [])
  }

  @Test func approachableConcurrencyStandsForFiveFeatures() throws {
    let settings = ["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]
    #expect(
      Set(try features(settings)) == [
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "GlobalActorIsolatedTypesUsability",
        "DisableOutwardActorInference", "InferSendableFromCaptures",
      ])
    let some = settings.merging(["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "NO"]) { $1 }
    #expect(try !features(some).contains("InferIsolatedConformances"))
    let newest = settings.merging(["SWIFT_VERSION": "6.0"]) { $1 }
    #expect(try features(newest) == ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])
  }
}
