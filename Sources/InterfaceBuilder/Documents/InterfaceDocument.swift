package import Foundation

/// The contents of a storyboard or xib: values, independent of views.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable {
    case storyboard, xib
  }

  /// The file's path.
  package let path: String
  package let kind: Kind
  /// The version of the tools that wrote the document: 13000 and above are Xcode 9 and later; 0 if it is missing.
  package let toolsVersion: Int
  /// Whether colours of calibrated spaces are converted, as Interface Builder does when it compiles.
  package let isColorMatched: Bool
  package let usesAutoLayout: Bool
  package let usesSafeAreas: Bool
  /// The initial view controller of a storyboard.
  package let initialControllerID: String?
  /// The device for which the document was designed; nil in old documents, whose canvas has 600 x 600 points.
  package let device: InterfaceDevice?
  /// The scenes of a storyboard.
  package let scenes: [InterfaceScene]
  /// The objects of a xib: its placeholders and its top-level objects.
  package let objects: [DocumentElement]
  /// The sizes of images by name, in points, when the document was saved.
  package let imageSizes: [String: CGSize]
  /// Named and system colours by name, when the document was saved.
  package let colors: [String: InterfaceColor]

  private let index: DocumentIndex

  /// Reads a file.
  package init(contentsOf path: String) throws(InterfaceDocumentError) {
    let data: Data
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType != .typeDirectory else {
        throw InterfaceDocumentError(path: path, reason: .unreadable("it is a folder"))
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= DocumentReader.largestSize else {
        throw InterfaceDocumentError(path: path, reason: .tooLarge(size: size, limit: DocumentReader.largestSize))
      }
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      throw InterfaceDocumentError(path: path, reason: .unreadable("\(error.localizedDescription)"))
    }
    try self.init(data, path: path)
  }

  /// Parses a file's bytes.
  ///
  /// - Parameter path: the path of the file in errors.
  package init(_ data: Data, path: String) throws(InterfaceDocumentError) {
    let root = try DocumentReader.read(data, path: path)
    guard root.name == "document" else {
      throw InterfaceDocumentError(path: path, line: root.line, reason: .otherFormat(found: root.name))
    }
    if let runtime = root["targetRuntime"], !InterfaceDocument.isOfIOS(runtime) {
      throw InterfaceDocumentError(path: path, line: root.line, reason: .otherSystem(found: runtime))
    }
    self.path = path
    kind = root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    isColorMatched = root["colorMatched"] == "YES"
    usesAutoLayout = root["useAutolayout"] == "YES"
    usesSafeAreas = root["useSafeAreas"] == "YES"
    initialControllerID = root["initialViewController"]
    device = root.child("device").map(InterfaceDevice.init)
    scenes = root.items(of: "scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
    objects = root.items(of: "objects")
    var sizes: [String: CGSize] = [:]
    var colors: [String: InterfaceColor] = [:]
    for resource in root.items(of: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if let width = resource["width"].flatMap(Double.init(document:)),
          let height = resource["height"].flatMap(Double.init(document:))
        {
          sizes[name] = CGSize(width: width, height: height)
        }
      case "namedColor", "systemColor":
        if let color = resource.child("color").flatMap({ InterfaceColor($0) }) { colors[name] = color }
      default: break
      }
    }
    imageSizes = sizes
    self.colors = colors
    index = DocumentIndex(root)
  }

  /// `iOS.CocoaTouch` in Xcode 8 and later, `iOS.CocoaTouch.iPad` in earlier versions, `AppleSDK` for several systems.
  private static func isOfIOS(_ runtime: String) -> Bool {
    runtime.hasPrefix("iOS") || runtime.hasPrefix("AppleTV") || runtime == "UIKit" || runtime == "AppleSDK"
  }

  /// The size of a screen in the document, in points: that of its device, or the square canvas of documents without one.
  package var canvas: CGSize {
    device.map { $0.canvas ?? CGSize(width: 375, height: 667) } ?? CGSize(width: 600, height: 600)
  }

  /// The scene whose controller has a storyboard identifier.
  package func scene(withIdentifier identifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// The storyboard identifiers of scenes, in the document's order.
  package var identifiers: [String] { scenes.compactMap { $0.controller?["storyboardIdentifier"] } }

  /// The scene of a controller.
  package func scene(ofController id: String) -> InterfaceScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// Whether the document has an element with this identifier.
  package func mentions(_ id: String) -> Bool { index.names[id] != nil }
  package func isFirstResponder(_ id: String) -> Bool { index.firstResponders.contains(id) }
  package func isExit(_ id: String) -> Bool { index.names[id] == "exit" }

  /// The scene of the initial view controller.
  package var initialScene: InterfaceScene? { initialControllerID.flatMap(scene(ofController:)) }
}
