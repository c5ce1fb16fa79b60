import Foundation
import Testing

/// `Scripts/packages.txt` names every package that the code needs, so that a fresh machine gets them all.
@Suite struct PackageListTests {
  private var listed: Set<String> {
    get throws {
      let lines = try Checkout.current.text("Scripts/packages.txt").split(separator: "\n")
      return Set(
        lines.compactMap { line in
          let name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
          return name.isEmpty ? nil : name
        })
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
    for match in manifest.matches(of: /system\("(\w+)", pkgConfig: "[^"]+", apt: "([^"]+)"\)/) {
      let header = try Checkout.current.text("Sources/System/\(match.1)/shim.h")
      #expect(header.contains("#error") && header.contains(match.2), "\(match.1)")
    }
  }

  /// Which package brings the files of a font folder, or of a name in it.
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

  @Test func makefileAndContinuousIntegrationUseTheOneList() throws {
    #expect(try Checkout.current.text("Scripts/setup.sh").contains("packages.txt"))
    #expect(try Checkout.current.text("Makefile").contains("Scripts/setup.sh"))
    #expect(try Checkout.current.text(".ci/run").contains("make test"))
  }
}
