import Foundation
import Testing

@testable import HeadlessObjectiveC

/// The gate of features that depend on the compiler's layout of classes. `make test-optimized` runs this in an optimized build,
/// too.
@Suite struct CompilerFeatureTests {
  @Test(arguments: CompilerFeature.allCases) func everyFeatureIsUsable(feature: CompilerFeature) {
    #expect(feature.isUsable)
  }

  @Test func itIsTriedOnAnyThread() async {
    let found = await withCheckedContinuation { waiting in
      DispatchQueue.global().async {
        waiting.resume(returning: MainThreadDeallocation.probe() && ChangedClassProbe.finding() == nil)
      }
    }
    #expect(found)
  }

  @Test func anotherLayoutIsFound() throws {
    // The size of the metadata is at the expected position of the objects' size.
    let finding = try #require(ChangedClassProbe.finding(ClassLayout(metadataSize: 40)))
    #expect(finding.contains("byte 32"))
  }

  @Test(arguments: CompilerFeature.allCases) func theMessageSaysWhatIsLost(feature: CompilerFeature) {
    let text = feature.message("expected one thing, found another")
    #expect(text.hasPrefix("Classes aren't laid out as this version of HeadlessUIKit expects: expected one thing"))
    #expect(text.contains("Build with the Swift version that the README names") && !text.contains("\n"))
    let others = CompilerFeature.allCases.filter { $0 != feature }
    #expect(!others.contains { $0.message("x") == feature.message("x") })
  }
}
