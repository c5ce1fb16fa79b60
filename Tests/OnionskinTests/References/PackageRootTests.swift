import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct PackageRootTests {
  @Test func theNearestPackageCounts() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Inner/Package.swift")
    try folder.write(Data(), "Inner/Tests/T/A.swift")
    try folder.write(Data(), "Tests/T/B.swift")
    #expect(PackageRoot.folder(of: "\(folder.path)/Inner/Tests/T/A.swift") == folder.path + "/Inner")
    #expect(PackageRoot.folder(of: "\(folder.path)/Tests/T/B.swift") == folder.path)
  }

  @Test func thereMayBeNone() {
    // Temporary folders may be inside a package.
    #expect(PackageRoot.folder(of: "/no such folder/A.swift") == nil)
    #expect(PackageRoot.folder(of: "Module/A.swift") == nil)
  }

  /// A record from another machine can name any file: Foundation traps for a name of one letter.
  @Test func foldersOfNamesOfAnyLength() {
    for (path, folder) in [
      ("", ""), ("a", ""), ("é", ""), ("a/", ""), ("ab", ""), ("a/b", "a"), ("a/b/", "a"), ("a/b/c", "a/b"), ("/", "/"),
      ("//", "/"), ("/a", "/"), ("/a/b", "/a"), ("/a/b/", "/a"), ("//a//b//c/", "/a/b"),
    ] {
      #expect(FileSystem.folder(of: path) == folder, "\(path)")
    }
    #expect(PackageRoot.folder(of: "n") == nil)
  }

  @Test func referencesMirrorTargetFileAndTest() {
    let site = CallSite(
      fileID: "AppTests/Notice.swift", filePath: "/p/Notice.swift", function: "notice()", line: 1, column: 1)
    let paths = SnapshotPaths(
      root: "/p", artifactsRoot: nil, site: site, name: SnapshotName("dark mode"), pathExtension: "png")
    #expect(paths.reference == "/p/Snapshots/AppTests/Notice/notice.dark-mode.png")
    #expect(paths.artifacts == "/p/.artifacts/AppTests/Notice/notice.dark-mode")
  }
}
