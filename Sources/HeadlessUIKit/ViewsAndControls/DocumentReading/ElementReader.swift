internal import Foundation
internal import InterfaceBuilder

/// Reads one object's element, with the values that hold for the size classes at hand, and notes what was read, so that
/// unread values can be named.
@MainActor final class ElementReader {
  let element: DocumentElement
  let loader: any DocumentLoader
  /// Variations that hold, those that ask for more size classes first.
  private let variations: [InterfaceVariation]
  /// The variations of a size class, by the names of attributes and the keys of children; nil to read everything.
  private let varying: Set<String>?
  private var readAttributes: [String] = []
  private var readChildren: [String] = []

  /// - Parameter varyingOnly: whether only what some size class varies is read: the app may have changed the rest since.
  init(_ element: DocumentElement, _ loader: any DocumentLoader, varyingOnly: Bool = false) {
    self.element = element
    self.loader = loader
    variations = loader.variations(of: element)
    varying = varyingOnly ? ElementReader.namesInVariations(of: element) : nil
  }

  private static func namesInVariations(of element: DocumentElement) -> Set<String> {
    element.children.filter { $0.name == "variation" }.reduce(into: []) { names, variation in
      names.formUnion(variation.attributes.keys)
      names.formUnion(variation.children.compactMap(\.key))
    }
  }

  private func isLeftAlone(_ name: String) -> Bool { varying.map { !$0.contains(name) } ?? false }

  /// Whether only variations are read, and this is one: if no active variation contains it, it has the document's default.
  func varies(_ name: String) -> Bool { varying?.contains(name) ?? false }

  // MARK: Attributes

  func string(_ name: String) -> String? {
    if isLeftAlone(name) { return nil }
    let own = element[name]
    if own != nil { readAttributes.append(name) }
    return variations.lazy.compactMap { $0.element[name] }.first ?? own
  }

  /// An attribute that documents omit if it has a certain value. Nil only if it isn't to be changed.
  func string(_ name: String, standard: String) -> String? { isLeftAlone(name) ? nil : string(name) ?? standard }

  func bool(_ name: String) -> Bool? { string(name).map { $0 == "YES" } }
  func int(_ name: String) -> Int? { string(name).flatMap { Int($0) } }
  func double(_ name: String) -> Double? { string(name).flatMap(Double.init(document:)) }
  func number(_ name: String) -> CGFloat? { double(name).map { CGFloat($0) } }

  /// A text that may be localized: an attribute, or a child with the property's key. Its entry in the document's strings takes
  /// precedence.
  func text(_ name: String) -> String? {
    let own = string(name) ?? child(key: name).flatMap(loader.text)
    guard let id = element.id, let localized = loader.strings["\(id).\(name)"] else { return own }
    return localized
  }

  /// The case of an enumeration by its name in the document; an unknown name is reported.
  ///
  /// - Parameter standard: the name of the case that documents omit; nil if UIKit's own default applies.
  func value<Value>(_ name: String, _ values: [String: Value], standard: String? = nil) -> Value? {
    guard let text = standard.map({ string(name, standard: $0) }) ?? string(name) else { return nil }
    if let value = values[text] { return value }
    loader.tell(.warning, element, "\(element.name) has \(name)=\"\(text)\", which isn't known; the default stands.")
    return nil
  }

  // MARK: Children

  /// The child that is the value of a property, with that of a variation before the element's own.
  func child(key: String) -> DocumentElement? {
    if isLeftAlone(key) { return nil }
    let own = element.child(key: key)
    if own != nil { readChildren.append(key) }
    return variations.lazy.compactMap { $0.element.child(key: key) }.first ?? own
  }

  func items(of name: String) -> [DocumentElement] {
    readChildren.append(name)
    return element.items(of: name)
  }

  func children(named name: String) -> [DocumentElement] {
    readChildren.append(name)
    return element.children.filter { $0.name == name }
  }

  /// Reads the element of a value, and reports its unread parts.
  func part<Value>(_ element: DocumentElement, _ body: (ElementReader) -> Value) -> Value {
    let part = ElementReader(element, loader)
    defer { part.tellUnread() }
    return body(part)
  }

  /// The same for the child that is the value of a property; nil if there is none.
  func part<Value>(key: String, _ body: (ElementReader) -> Value) -> Value? {
    child(key: key).map { part($0, body) }
  }

  /// Options of which each is an attribute, `YES` or `NO`; a name that isn't known is reported.
  ///
  /// - Parameter standard: those that hold where the document sets none.
  func options<Options: OptionSet>(_ values: [String: Options], standard: Options = []) -> Options
  where Options.Element == Options {
    element.attributes.keys.sorted().reduce(into: standard) { result, name in
      guard let option = values[name] else { return }
      if bool(name) == true { result.formUnion(option) } else { result.subtract(option) }
    }
  }

  func color(_ key: String) -> UIColor? { child(key: key).flatMap(loader.color) }
  func font(_ key: String) -> UIFont? { child(key: key).flatMap(loader.font) }

  /// An image by an attribute with its name, or by a child with further attributes.
  func image(_ name: String) -> UIImage? {
    if let reference = child(key: name), reference.name == "imageReference" {
      return part(reference) { $0.referencedImage() }
    }
    guard let imageName = string(name) else { return nil }
    return loader.image(named: imageName, catalog: string("catalog"), at: element)
  }
  func rect(_ key: String) -> CGRect? { child(key: key).flatMap(CGRect.init) }
  func size(_ key: String) -> CGSize? { child(key: key).flatMap(CGSize.init) }

  /// Edges that follow the direction of the language.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    part(key: key) { part in
      NSDirectionalEdgeInsets(
        top: part.number("top") ?? 0, leading: part.number("leading") ?? 0, bottom: part.number("bottom") ?? 0,
        trailing: part.number("trailing") ?? 0)
    }
  }

  func offset(_ key: String) -> UIOffset? {
    part(key: key) { UIOffset(horizontal: $0.number("horizontal") ?? 0, vertical: $0.number("vertical") ?? 0) }
  }

  /// Edges that are given as `minX`, `minY`, `maxX` and `maxY`.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key: key) else { return nil }
    func edge(_ name: String, _ other: String) -> CGFloat {
      CGFloat((child[name] ?? child[other]).flatMap(Double.init(document:)) ?? 0)
    }
    return UIEdgeInsets(
      top: edge("minY", "top"), left: edge("minX", "left"), bottom: edge("maxY", "bottom"),
      right: edge("maxX", "right"))
  }

  // MARK: Unread values

  /// Excludes attributes that aren't to be read from the report.
  func passOver(_ names: String...) {
    readAttributes += names
    readChildren += names
  }

  /// Reports attributes that weren't read, once per kind of element and attribute.
  func tellUnread() {
    for name in element.attributes.keys where !readAttributes.contains(name) && !Self.silentAttributes.contains(name) {
      loader.tellOnce(element, "\(element.name)@\(name)", "the attribute \(name) of \(element.name) has no effect.")
    }
    for child in element.children {
      let name = child.key ?? child.name
      // A value without a reader has no effect.
      if child.name == "nil" { continue }
      if readChildren.contains(name) || readChildren.contains(child.name) || Self.silentChildren.contains(name)
        || Self.silentChildren.contains(child.name)
      {
        continue
      }
      loader.tellOnce(element, "\(element.name)/\(name)", "\(child.name) in \(element.name) has no effect (\(name)).")
    }
  }

  /// Attributes that only Interface Builder uses, or that the loader reads before the element's own reader.
  private static let silentAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel", "sceneMemberID",
    "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "propertyAccessControl", "customClassDisplayName", "catalog", "tableViewCell",
    "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "usesAttributedText",
  ]

  private static let silentChildren: Set<String> = [
    "connections", "constraints", "variation", "userDefinedRuntimeAttributes", "viewLayoutGuide", "layoutGuides",
    "animations", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "simulatedMetricsContainer", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
    "size", "mask", "freeformSize", "designables", "extendedEdge", "canvasLocation",
  ]
}
