internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import ImageFormats
internal import Onionskin

/// Renders the scenes of a storyboard, or the views of a xib, without their app.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a picture of each scene of a storyboard, or of each view of a xib.",
    discussion: """
      The app's own classes aren't available: each view has UIKit's class, as on Interface Builder's canvas, with placeholders \
      for sizes and constraints, prototypes as rows, and the bars implied by the scene's position in the document. Images and \
      colours come from the asset catalogs of --resources.
      """)

  @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String

  @Option(help: "The device, as \"iPhone 15 Pro\"; without, the one that the document was drawn on.")
  var device: String?

  @Flag(help: "Use the device in landscape.")
  var landscape = false

  @Flag(help: "Dark appearance.")
  var dark = false

  @Option(help: "Only the scene with this name; an unknown name prints all names.")
  var scene: String?

  @Option(help: "The folder of asset catalogs (default: the nearest folder above the document that contains any).")
  var resources: String?

  @Option(name: .shortAndLong, help: "The folder to write pictures to.")
  var output = "."

  @MainActor func run() async throws {
    try ScreenRenderer.checkFonts()
    let path = (file as NSString).standardizingPath
    // The reason why a document can't be read was reported already.
    guard let canvas = InterfaceCanvas(path: path, resources: resources) else { throw ExitCode.failure }
    let config = try screen(of: canvas)
    let scenes = canvas.scenes.filter { scene == nil || $0.name == scene }
    guard !scenes.isEmpty else {
      let names = canvas.scenes.map(\.name).joined(separator: ", ")
      throw ValidationError(
        scene.map { "Expected a scene named \($0) in \(file), and found \(names)." }
          ?? "Found nothing to show in \(file).")
    }
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    var areAllThere = true
    for scene in scenes where try !render(scene, config) { areAllThere = false }
    if !areAllThere { throw ExitCode.failure }
  }

  /// Writes a scene's picture; returns false if the scene can't be rendered.
  @MainActor private func render(_ scene: InterfaceCanvas.Scene, _ config: ViewImageConfig) throws -> Bool {
    var config = config
    if let size = scene.size {
      // A single view, or a scene whose size isn't that of a screen, is rendered without the device's bars.
      config.size = size
      config.safeArea = .zero
    } else if device == nil, let size = scene.screenSize {
      config.size = size
    }
    struct NothingMade: Error {}
    do {
      let (picture, _) = try ScreenRenderer.render(on: config.screenConfiguration(size: .zero)) {
        guard let controller = scene.makeController() else { throw NothingMade() }
        return controller
      }
      let document = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      let target = (output as NSString).appendingPathComponent("\(document).\(scene.name).png")
      try PNG.encode(picture).write(to: URL(fileURLWithPath: target))
      print(target)
      return true
    } catch is NothingMade {
      try? FileHandle.standardError.write(
        contentsOf: Data("\(file): the scene can't be shown: \(scene.name).\n".utf8))
      return false
    }
  }

  @MainActor private func screen(of canvas: InterfaceCanvas) throws -> ViewImageConfig {
    let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    guard let found = try chosenDevice(canvas.device?.name) else {
      // The canvas size of documents without a device.
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: 600, height: 600),
        traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), traits]))
    }
    let isOnItsSide = landscape || (device == nil && canvas.isLandscape)
    var config = ViewImageConfig(found, isOnItsSide ? .landscape : .portrait)
    config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    return config
  }

  @MainActor private func chosenDevice(_ documents: String?) throws -> SnapshotDevice? {
    guard let name = device ?? documents else { return nil }
    func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    if let found = SnapshotDevice.all.first(where: { plain($0.name) == plain(name) }) { return found }
    throw ValidationError("There is no device \"\(name)\": `onionskin devices` lists them.")
  }
}
