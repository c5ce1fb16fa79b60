internal import Foundation

/// Image files among a bundle's resources.
enum BundleImages {
  /// The file for an image's name.
  ///
  /// - Parameters:
  ///   - name: without scale, and without extension for a PNG; may lead through directories.
  ///   - bundle: nil for the main bundle. Its package's resource bundles, which SwiftPM puts beside it, are then
  ///     searched as well, as an app's own resources lie in one of them.
  ///   - scale: pixels a point; the file of this scale is preferred, then larger ones, then smaller ones.
  static func file(
    named name: String, in bundle: Bundle?, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) -> ImageFile? {
    let names = candidates(for: name, scale: scale, idiom: idiom)
    for directory in ResourceFolders.all(of: bundle) {
      for name in names {
        let path = directory + "/" + name
        if FileManager.default.fileExists(atPath: path) { return ImageFile(path: path) }
      }
    }
    return nil
  }

  /// File names from the best to the worst.
  static func candidates(for name: String, scale: CGFloat, idiom: UIUserInterfaceIdiom) -> [String] {
    // Foundation's methods trap for paths without a last component, such as "/".
    let prefix = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = String(name.dropFirst(prefix.count))
    // A zero would end the path that the system sees, and with it name another file.
    guard !file.isEmpty, !name.contains("\0") else { return [] }
    let ending = (file as NSString).pathExtension
    let isKnown = ["png", "jpg", "jpeg"].contains(ending.lowercased())
    let base = isKnown ? (file as NSString).deletingPathExtension : file
    let endings = isKnown ? [ending] : ["png", "jpg", "jpeg"]
    let device = idiom == .pad ? "~ipad" : "~iphone"
    let wanted = Int(scale.rounded())
    let scales = [wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted }
    return endings.flatMap { ending in
      scales.flatMap { scale in
        [device, ""].map { device in "\(prefix)\(base)\(scale > 1 ? "@\(scale)x" : "")\(device).\(ending)" }
      }
    }
  }
}
