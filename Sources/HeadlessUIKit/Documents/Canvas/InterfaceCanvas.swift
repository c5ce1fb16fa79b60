package import Foundation
internal import InterfaceBuilder

/// A document as on Interface Builder's canvas: without the app's classes, with the bars around each scene that its position in the
/// storyboard implies.
@MainActor package struct InterfaceCanvas {
  /// A scene of a storyboard, or a view at the top of a xib.
  package struct Scene {
    /// A name in the document that is a valid file name, unique within the canvas.
    package let name: String
    /// In points; nil for the whole screen.
    package let size: CGSize?
    /// The whole screen, in points, where the document names no device and the root view was saved as large as some device's
    /// screen; nil otherwise.
    package var screenSize: CGSize?
    fileprivate let make: @MainActor () -> UIViewController?

    /// Creates the scene's content; nil if that fails, which is reported.
    @MainActor package func makeController() -> UIViewController? { make() }
  }

  package let scenes: [Scene]
  /// The device that the document was drawn on; nil for one that isn't known, and in old documents.
  package let device: Device?
  package let isLandscape: Bool

  /// Nil for a document that can't be read, which is reported.
  ///
  /// - Parameter resources: the folder of asset catalogs and of other documents; nil for the nearest one above the document
  ///   that has a catalog within it.
  package init?(path: String, resources: String? = nil) {
    let bundle = ResourceFolders.bundle(of: resources ?? ResourceFolders.nearest(to: path))
    guard let storyboard = UIStoryboard(canvasOf: path, bundle: bundle), let source = storyboard.source else {
      return nil
    }
    device = source.document.device?.device
    isLandscape = source.document.device?.isLandscape ?? false
    var names: Set<String> = []
    switch source.document.kind {
    case .storyboard:
      scenes = source.document.scenes.compactMap { scene in
        guard let element = scene.controller, element.name != "viewControllerPlaceholder" else { return nil }
        let size = element.child(key: "freeformSize").flatMap { CGSize($0) }
        var result = Scene(name: InterfaceCanvas.name(of: element, among: &names), size: size) {
          CanvasSurroundings(of: scene, in: source.document).makeController(storyboard, source)
        }
        if source.document.device == nil, size == nil { result.screenSize = InterfaceCanvas.screenSize(of: element) }
        return result
      }
    case .xib:
      scenes = source.document.objects.filter(InterfaceClasses.isView).map { element in
        Scene(
          name: InterfaceCanvas.name(of: element, among: &names), size: InterfaceCanvas.ownSize(of: element, source)
        ) { InterfaceCanvas.makeController(showing: element, source) }
      }
    }
  }

  /// The size in which a controller's view was saved, if a device has such a screen.
  private static func screenSize(of controller: DocumentElement) -> CGSize? {
    guard let size = controller.child(key: "view")?.child(key: "frame").flatMap({ CGRect($0) })?.size else {
      return nil
    }
    let isScreen = Device.all.contains { device in
      Device.Orientation.allCases.contains { device.size(orientation: $0) == size }
    }
    return isScreen ? size : nil
  }

  // MARK: Views of xibs

  /// The size of a view that doesn't fill the screen.
  private static func ownSize(of element: DocumentElement, _ source: LoadedDocument) -> CGSize? {
    guard let size = element.child(key: "frame").flatMap({ CGRect($0) })?.size else { return nil }
    return size == source.document.canvas ? nil : size
  }

  private static func makeController(showing element: DocumentElement, _ source: LoadedDocument) -> UIViewController? {
    let loader = InterfaceLoader(source, storyboard: nil, traits: .current)
    guard let view = loader.makeView(element) else { return nil }
    loader.finish()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    view.frame = controller.view.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source.document.show(view, in: controller, isCell: view is UITableViewCell || view is UICollectionReusableView)
    return controller
  }

  // MARK: Names

  private static func name(of element: DocumentElement, among names: inout Set<String>) -> String {
    let candidates = [
      element["storyboardIdentifier"], element["title"], element.child(key: "navigationItem")?["title"],
      element["userLabel"], element["customClass"],
    ]
    let found = candidates.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? element.name
    func isPlain(_ character: Character) -> Bool {
      if character.isASCII { return character.isLetter || character.isNumber || "-_".contains(character) }
      // Some characters combine with the following ones, such as a slash with an accent.
      return (character.isLetter || character.isNumber)
        && character.unicodeScalars.allSatisfy { !$0.isASCII || Character($0).isLetter || Character($0).isNumber }
    }
    let plain = String(found.map { isPlain($0) ? $0 : "-" }.prefix(60))
    var name = plain
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    return name
  }
}
