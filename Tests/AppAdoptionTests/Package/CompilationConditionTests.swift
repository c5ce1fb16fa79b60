import Testing

@testable import AppAdoption

/// The value of an `#if` condition, as far as it is known before compilation.
@Suite struct CompilationConditionTests {
  private func value(_ text: String, _ defines: Set<String> = []) -> Bool? {
    CompilationCondition(text, defines: defines).value
  }

  @Test(arguments: [
    "os(iOS)", " os(macOS) || os(iOS) ", "!os(Linux)", "(os(tvOS) || DEBUG) && canImport(UIKit)", "swift(>=5.5)",
    "!((os(iOS) && (arch(i386) || arch(arm))) || os(Windows) || os(Linux) || os(Android))",
    "targetEnvironment(simulator)",
  ])
  func aDebugBuildForIOSsSimulatorIsKnown(condition: String) { #expect(value(condition) == true) }

  @Test(arguments: [
    "os(macOS)", "RELEASE", "!DEBUG", "canImport(AppKit)", "os(iOS) && false", "targetEnvironment(macCatalyst)",
  ])
  func otherPlatformsAndNamesDoNotHold(condition: String) { #expect(value(condition) == false) }

  @Test func whatTheTargetDefinesHolds() {
    #expect(value("STAGING", ["STAGING"]) == true && value("STAGING") == false)
  }

  @Test func otherModulesAreUnknown() {
    #expect(value("canImport(SwiftUI)") == nil && value("canImport(FLEX) && os(iOS)") == nil)
    #expect(value("canImport(FLEX) && os(macOS)") == false && value("os(iOS) || canImport(FLEX)") == true)
  }
}
