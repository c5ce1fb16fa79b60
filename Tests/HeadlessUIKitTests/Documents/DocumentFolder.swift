import Foundation
import HeadlessUIKit

/// A bundle with documents that a test writes.
@MainActor final class DocumentFolder {
  let bundle: Bundle
  private let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "documents-\(UUID().uuidString)"
    for (name, text) in files {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    bundle = Bundle(path: path)!
  }

  isolated deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The reports about a file of this folder.
  func problems(_ file: String) -> [String] {
    ResourceProblem.told.filter { $0.path.hasPrefix(path) && $0.path.hasSuffix(file) }.map {
      "\($0.line ?? 0): \($0.text)"
    }
  }

  /// A storyboard whose initial controller has the id `vc`.
  static func storyboard(_ scenes: String, device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      colorMatched="YES" initialViewController="vc">
    \(device)
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// A scene of objects.
  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"\(UUID().uuidString)\"><objects>\(objects)</objects></scene>"
  }
}
