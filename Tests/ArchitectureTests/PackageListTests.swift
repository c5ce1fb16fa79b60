import Foundation
import Testing

/// `Scripts/packages.txt` contains every package that the code needs, so that a new machine gets all of them, and
/// `Scripts/test-packages.txt` those that only tests need.
@Suite struct PackageListTests {
  private var listed: Set<String> {
    get throws { Set(try PackageListTests.packages(in: "packages.txt").map(\.name)) }
  }

  private static func packages(in list: String) throws -> [(name: String, reason: String)] {
    try Checkout.current.text("Scripts/\(list)").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return parts[0].isEmpty ? nil : (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  @Test func holdsEverySystemLibraryOfTheManifest() throws {
    let manifest = try Checkout.current.text("Package.swift")
    let packages = manifest.matches(of: /apt: "([^"]+)"/).map { String($0.1) }
    #expect(packages.count >= 9)
    #expect(try Set(packages).subtracting(listed).isEmpty)
    #expect(try listed.contains("pkg-config"))
  }

  @Test func everySystemLibrarySaysWhatItNeedsWhereItIsMissing() throws {
    let manifest = try Checkout.current.text("Package.swift")
    let matches = manifest.matches(of: /system\("(\w+)", "[^"]+", apt: "([^"]+)"\)/)
    #expect(matches.count >= 9)
    for match in matches {
      let header = try Checkout.current.text("Sources/System/\(match.1)/shim.h")
      #expect(header.contains("#error") && header.contains(match.2), "\(match.1)")
    }
  }

  /// The package that contains the files of a font folder, or of a name in it.
  private static let fontPackages = [
    "inter-vf/": "fonts-inter-variable", "noto/NotoColorEmoji": "fonts-noto-color-emoji",
    "noto/NotoSansMono": "fonts-noto-mono", "noto/": "fonts-noto-core", "nanum/": "fonts-nanum",
    "droid/": "fonts-droid-fallback",
  ]

  @Test func holdsThePackageOfEveryFontFile() throws {
    let source = try Checkout.current.text("Sources/TextLayout/Fonts/SystemFontFiles.swift")
    let files = source.matches(of: /"([\w-]+\/[\w.-]+\.ttf)"/).map { String($0.1) }
    #expect(files.count >= 8)
    for file in files {
      let package = PackageListTests.fontPackages.filter { file.hasPrefix($0.key) }
        .max { $0.key.count < $1.key.count }?.value
      #expect(try listed.contains(package ?? "no package for \(file)"), "\(file)")
    }
  }

  @Test func everyPackageIsListedOnceWithAReason() throws {
    let all = try Self.packages(in: "packages.txt") + Self.packages(in: "test-packages.txt")
    #expect(Set(all.map(\.name)).count == all.count)
    for package in all { #expect(!package.reason.isEmpty, "\(package.name)") }
  }

  /// The command that a user of the package types, without a clone that contains the list.
  @Test func theReadmeNamesThePackagesOfTheList() throws {
    let readme = try Checkout.current.text("README.md")
    let command = try #require(readme.firstMatch(of: /sudo apt-get install ([^`]+)```/)).1
    let named = command.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    #expect(try listed == Set(named))
    #expect(named.count == Set(named).count)
  }

  /// Each package is listed with its license, and no other.
  @Test func theNoticeNamesThePackagesOfBothLists() throws {
    let named = try Checkout.current.text("NOTICE").matches(of: /\[([a-z0-9.+-]+)\]/).map { String($0.1) }
    let all = try Self.packages(in: "packages.txt") + Self.packages(in: "test-packages.txt")
    #expect(Set(named) == Set(all.map(\.name)))
    #expect(named.count == Set(named).count)
  }

  @Test func theNoticeNamesEverySwiftPackage() throws {
    let notice = try Checkout.current.text("NOTICE")
    let addresses = try Checkout.current.text("Package.swift").matches(of: /package\(url: "[^"]*\/([A-Za-z-]+)"/)
    #expect(addresses.count >= 4)
    for address in addresses { #expect(notice.contains("  \(address.1) ("), "\(address.1)") }
  }

  @Test func holdsEveryProgramThatTestsRun() throws {
    let source = try Checkout.current.text("Tests/OnionskinTestSupport/OutsideProgram.swift")
    let programs = source.matches(of: /OutsideProgram\(\s*package: "([^"]+)"/).map { String($0.1) }
    #expect(Set(programs) == Set(try Self.packages(in: "test-packages.txt").map(\.name)))
  }

  @Test func makefileAndContinuousIntegrationUseTheLists() throws {
    let setup = try Checkout.current.text("Scripts/setup.sh")
    #expect(setup.contains("missing_in packages.txt") && setup.contains("missing_in test-packages.txt"))
    let makefile = try Checkout.current.text("Makefile")
    #expect(makefile.contains("setup:\n\t@Scripts/setup.sh\n") && makefile.contains("@Scripts/setup.sh --tests"))
    #expect(makefile.contains(/(?m)^test:.* setup-tests$/) && !makefile.contains(/(?m)^gallery:.* setup-tests$/))
    #expect(try Checkout.current.text(".ci/run").contains("make lint test"))
  }
}
