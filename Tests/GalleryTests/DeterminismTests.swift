import Foundation
import Gallery
import Graphics
import HeadlessUIKit
import ImageFormats
import Rasterizer
import Testing

@testable import Onionskin

/// The same screen results in the same bytes: on two threads at once, and in a process with an unusual environment.
@MainActor @Suite struct DeterminismTests {
  private static var configuration: ScreenConfiguration {
    let device = Device.iPhone15Pro
    return ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
  }

  @Test func twoThreadsAtOncePaintTheSame() async throws {
    for screen in GalleryScreens.all {
      let list = ScreenRenderer.take(on: DeterminismTests.configuration, controller: screen.make).displayList
      async let first = Task.detached { try CairoRasterizer.paint(list) }.value
      async let second = Task.detached { try CairoRasterizer.paint(list) }.value
      let (a, b) = try await (first, second)
      #expect(a == b, "\(screen.name)")
      #expect(a != Bitmap(width: a.width, height: a.height, color: a[0, 0]), "\(screen.name) is empty")
    }
  }

  @Test func twoLayoutsOfOneScreenAreTheSame() {
    for screen in GalleryScreens.all {
      let lists = (0..<2).map { _ in
        ScreenRenderer.take(on: DeterminismTests.configuration, controller: screen.make)
      }
      #expect(lists[0].tree == lists[1].tree, "\(screen.name)")
    }
  }

  @Test func hostileSurroundingsChangeNothing() throws {
    let plain = try digests(environment: ["PATH": "/usr/bin:/bin"])
    let hostile = try digests(environment: [
      "PATH": "/usr/bin:/bin", "FONTCONFIG_FILE": "/nonexistent/fonts.conf", "LANG": "ar_EG.UTF-8",
      "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent", "TZ": "Pacific/Kiritimati",
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:warping=1",
      "HB_OPTIONS": "unicode-bold", "PIXMAN_DISABLE": "sse2 ssse3",
    ])
    #expect(plain.count == GalleryScreens.all.count * 2)
    #expect(plain == hostile)
    for line in plain {
      let digests = line.split(separator: "\t").last?.split(separator: " ") ?? []
      #expect(digests.count == 2 && digests[0] == digests[1], "\(line)")
    }
  }

  private func digests(environment: [String: String]) throws -> [String] {
    let process = Process()
    let executable = try #require(self.executable, "the product GalleryDigests lies beside the tests")
    process.executableURL = executable
    // The toolchain's libraries are found by the path from which this process loaded them; a sanitizer needs the same.
    var environment = environment
    for name in ["LD_LIBRARY_PATH", "TSAN_OPTIONS", "ASAN_OPTIONS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // pixman reports PIXMAN_DISABLE on standard output; digests are the lines with columns.
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter { $0.contains("\t") }
  }

  /// Executables are built into the folder of the test bundle.
  private var executable: URL? {
    [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      .map { $0.appending(path: "GalleryDigests") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
