import Foundation
import Testing

@testable import AppAdoption

/// Targets of libraries that are built as they are: C sources and macros.
@Suite struct PlainTargetTests {
  /// Writes a package `Marks`: a Swift library over C, with a macro and what the macro shares with others.
  private func writeMarks(_ fixture: ProjectFixture) throws {
    try fixture.write(
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "marks", products: [.library(name: "Marks", targets: ["Marks"])],
        dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0")],
        targets: [
          .target(
            name: "Marks",
            dependencies: [
              "c-marks", "MarksMacros", .byName(name: "MarksOfLinux", condition: .when(platforms: [.linux])),
            ], swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
          .target(name: "MarksOfLinux"),
          .target(
            name: "c-marks", path: "src", exclude: ["notes.txt"], publicHeadersPath: "api",
            cSettings: [
              .define("STATIC"), .define("LEVEL", to: "2"), .headerSearchPath("inner"),
              .define("WIDE", .when(platforms: [.iOS])),
            ],
            linkerSettings: [
              .linkedLibrary("z"), .linkedLibrary("iconv", .when(platforms: [.iOS])), .linkedFramework("Security"),
            ]),
          .target(name: "MarksShared", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
          .macro(
            name: "MarksMacros",
            dependencies: ["MarksShared", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        ])
      """, "Checkouts/marks/Package.swift")
    try fixture.write("public import c_marks\n", "Checkouts/marks/Sources/Marks/Marks.swift")
    try fixture.write("", "Checkouts/marks/Sources/MarksOfLinux/Linux.swift")
    try fixture.write("import SwiftSyntax\n", "Checkouts/marks/Sources/MarksShared/Shared.swift")
    try fixture.write("import SwiftSyntaxMacros\n", "Checkouts/marks/Sources/MarksMacros/Macros.swift")
    try fixture.write("int mark(void) { return 1; }\n", "Checkouts/marks/src/mark.c")
    try fixture.write("int mark(void);\n", "Checkouts/marks/src/api/mark.h")
    try fixture.write("", "Checkouts/marks/src/notes.txt")
  }

  private func adoption(_ fixture: ProjectFixture) throws -> Adoption {
    try fixture.writeGroups()
    try fixture.write("import UIKit\nimport Marks\n", "Shop/List Controller.swift")
    return try Adoption(
      of: fixture.project, target: nil, libraries: [fixture.root.appending(path: "Checkouts")], output: fixture.output)
  }

  private func manifest(_ fixture: ProjectFixture) throws -> String {
    let files = AdoptedFiles(try adoption(fixture), output: fixture.output, onionskin: nil)
    _ = try files.write()
    return try fixture.text("Linux/Package.swift")
  }

  @Test func sourcesInCAreATargetOfTheirOwn() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    let text = try manifest(fixture)
    #expect(
      text.contains(
        """
            .target(
              name: "c_marks",
              exclude: ["notes.txt"],
              publicHeadersPath: "api",
              cSettings: [.define("STATIC"), .define("LEVEL", to: "2"), .headerSearchPath("inner")],
              linkerSettings: [.linkedLibrary("z")]),
        """), "\(text)")
    #expect(text.contains("name: \"Marks\",\n      dependencies: [\"c_marks\", \"MarksMacros\", onionskin"), "\(text)")
    let link = fixture.output.appending(path: "Sources/c_marks").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Checkouts/marks/src")
    #expect(!(try fixture.text("Linux/UIKitSources.txt")).contains("c_marks"))
  }

  /// The sources are translated as for iOS, where conditions of other platforms don't hold.
  @Test func aLibraryHasWhatItsManifestSaysOfPhones() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    let text = try manifest(fixture)
    #expect(text.contains("[.swiftLanguageMode(.v6), .enableExperimentalFeature(\"Lifetimes\")]"), "\(text)")
    #expect(!text.contains("MarksOfLinux"))
  }

  @Test func macrosAreBuiltOnAVersionThatTheirPackageAccepts() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    let text = try manifest(fixture)
    #expect(text.contains("import CompilerPluginSupport\nimport PackageDescription\n"), "\(text)")
    #expect(text.contains(".package(url: \"https://github.com/swiftlang/swift-syntax\", \"600.0.0\"..<\"604.0.0\")"))
    #expect(
      text.contains(
        """
            .macro(
              name: "MarksMacros",
              dependencies: ["MarksShared", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")],
              swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]),
        """), "\(text)")
    #expect(
      text.contains(
        """
            .target(
              name: "MarksShared",
              dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")],
              swiftSettings: [.swiftLanguageMode(.v6)]),
        """), "\(text)")
  }

  @Test func aCheckoutOfSwiftSyntaxIsTaken() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    try fixture.write("let name = \"swift-syntax\"\n", "Checkouts/swift-syntax/Package.swift")
    #expect(try manifest(fixture).contains(".package(path: \"../Checkouts/swift-syntax\")"))
  }

  /// The written package has all targets, and declarations of two packages may have the same name.
  @Test func declarationsOfAPackageStayItsOwn() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    try fixture.write("  package final class Lock {}\n", "Checkouts/marks/Sources/Marks/Lock.swift")
    let text = try manifest(fixture)
    #expect(
      text.contains(
        "onionskin(\"UIKit\")],\n      packageAccess: false,\n      swiftSettings: [.swiftLanguageMode(.v6), "
          + ".unsafeFlags([\"-package-name\", \"marks\"])"), "\(text)")
    try fixture.write("// a package of its own\nlet package = 1\n", "Checkouts/marks/Sources/Marks/Lock.swift")
    #expect(!(try manifest(fixture)).contains("packageAccess"))
  }

  @Test func versionsAreThoseThatAllPackagesAccept() {
    let first = PlainTarget.SyntaxVersions(lowerBound: "509.0.0", upperBound: "605.0.0")
    let second = PlainTarget.SyntaxVersions(lowerBound: "600.0.1", upperBound: "1000.0.0")
    let both = PlainTarget.SyntaxVersions(lowerBound: "600.0.1", upperBound: "605.0.0")
    #expect(first.intersection(second) == both && second.intersection(first) == both)
  }

  /// A link is written anew when the library is elsewhere, and a folder that the team put there stays.
  @Test func linksFollowTheirFolders() throws {
    let fixture = try ProjectFixture()
    try writeMarks(fixture)
    _ = try manifest(fixture)
    let link = fixture.output.appending(path: "Sources/c_marks").path
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere")
    _ = try manifest(fixture)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Checkouts/marks/src")
    try FileManager.default.removeItem(atPath: link)
    try fixture.write("// own", "Linux/Sources/c_marks/own.c")
    _ = try manifest(fixture)
    #expect(try fixture.text("Linux/Sources/c_marks/own.c") == "// own")
  }
}
