internal import Foundation

/// `R` as R.swift writes it before version 7: a type, whose resources are values of the module Rswift, with a function beside each.
struct OldResourceCode {
  private let groups: ResourceGroups

  init(_ groups: ResourceGroups) { self.groups = groups }

  var text: String {
    let checks = ResourceLiteral.checks(of: groups.fonts.map(\.element.name)) {
      "Rswift.ValidationError(description: \($0))"
    }
    return """
      // Generated from the app's resources, as R.swift does when Xcode builds it.
      import Foundation
      import Rswift
      import UIKit

      struct R: Rswift.Validatable {
        fileprivate static let hostingBundle = Bundle._of(R.Class.self)

        static func validate() throws {\(checks)}

        fileprivate static func text(_ key: String, _ table: String, _ languages: [String]?, _ values: [CVarArg]) -> String {
          let folder = languages?.lazy.compactMap { hostingBundle._path(forResource: $0, ofType: "lproj") }.first
          let bundle = folder.flatMap { Bundle(path: $0) } ?? hostingBundle
          let format = NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
          return values.isEmpty ? format : String(format: format, locale: Locale.current, arguments: values)
        }

        fileprivate class Class {}

      \(body)}

      struct _R {
      \(block("nib", groups.nibs.flatMap(nibType)))\(block("storyboard", groups.storyboards.flatMap(storyboardType)))}

      """
  }

  private var body: String {
    var text = names("image", groups.images, "Image", "R.image")
    text += names("color", groups.colors, "Color", "R.color")
    text += block("font", groups.fonts.flatMap { font($0.name, $0.element.name) })
    text += block("file", groups.files.flatMap { file($0.name, $0.element) })
    text += block("string", groups.tables.flatMap { table($0.name, $0.element) })
    text += block("storyboard", groups.storyboards.flatMap { storyboard($0.name) })
    text += block("nib", groups.nibs.flatMap { nib($0.name, $0.element) })
    text += block("reuseIdentifier", groups.reused.map { cell($0.name, $0.element) })
    return text + block("segue", groups.segues.flatMap { segue($0.name, $0.element) })
  }

  private func font(_ name: String, _ font: String) -> [String] {
    [
      "static let \(name) = Rswift.FontResource(fontName: \(quoted(font)))",
      "static func \(name)(size: CGFloat) -> UIFont? { UIFont(resource: R.font.\(name), size: size) }",
    ]
  }

  private func file(_ name: String, _ file: (name: String, type: String)) -> [String] {
    let values = "name: \(quoted(file.name)), pathExtension: \(quoted(file.type))"
    return [
      "static let \(name) = Rswift.FileResource(bundle: R.hostingBundle, \(values))",
      "static func \(name)(_: Void = ()) -> URL? { R.file.\(name).url() }",
    ]
  }

  private func storyboard(_ name: String) -> [String] {
    [
      "static let \(name) = _R.storyboard.\(name)()",
      "static func \(name)(_: Void = ()) -> UIStoryboard { UIStoryboard(resource: R.storyboard.\(name)) }",
    ]
  }

  private func cell(_ name: String, _ cell: (identifier: String, type: String)) -> String {
    let value = "Rswift.ReuseIdentifier(identifier: \(quoted(cell.identifier)))"
    return "static let \(name): Rswift.ReuseIdentifier<\(cell.type)> = \(value)"
  }

  private func quoted(_ text: String) -> String { ResourceLiteral.string(text) }

  private func block(_ name: String, _ lines: [String]) -> String {
    "  struct \(name) {\n" + lines.map { "    \($0)\n" }.joined() + "  }\n\n"
  }

  private func names(_ name: String, _ names: ResourceGroups.Names, _ kind: String, _ path: String, depth: Int = 1)
    -> String
  {
    let space = String(repeating: "  ", count: depth)
    var text = "\(space)struct \(name) {\n"
    for (member, resource) in names.members {
      text += """
        \(space)  static let \(member) = Rswift.\(kind)Resource(bundle: R.hostingBundle, name: \(quoted(resource)))
        \(space)  static func \(member)(compatibleWith traitCollection: UITraitCollection? = nil) -> UI\(kind)? {
        \(space)    UI\(kind)(resource: \(path).\(member), compatibleWith: traitCollection)
        \(space)  }

        """
    }
    for (inner, below) in names.inner { text += self.names(inner, below, kind, "\(path).\(inner)", depth: depth + 1) }
    return text + "\(space)}\n\n"
  }

  private func table(_ name: String, _ strings: ResourceStrings) -> [String] {
    let table = quoted(strings.table)
    var lines = ["struct \(name) {"]
    for (member, key) in ResourceName.unique(strings.arguments.keys.sorted(), { $0 }) {
      let types = (strings.arguments[key] ?? []).enumerated()
      var parameters = types.map { "_ value\($0.offset + 1): \($0.element)" }
      parameters.append("preferredLanguages: [String]? = nil")
      let values = types.map { "value\($0.offset + 1)" }.joined(separator: ", ")
      let place = "key: \(quoted(key)), tableName: \(table), bundle: R.hostingBundle"
      lines += [
        "  static let \(member) = Rswift.StringResource(\(place), locales: [], comment: nil)",
        "  static func \(member)(\(parameters.joined(separator: ", "))) -> String {",
        "    R.text(\(quoted(key)), \(table), preferredLanguages, [\(values)])", "  }",
      ]
    }
    return lines + ["}"]
  }

  private func storyboardType(_ name: String, _ storyboard: ResourceGroups.Storyboard) -> [String] {
    let initial = storyboard.initial == nil ? "" : "WithInitialController"
    var lines = ["struct \(name): Rswift.StoryboardResource\(initial)Type {"]
    if let initial = storyboard.initial { lines.append("  typealias InitialController = \(initial)") }
    lines += ["  let bundle = R.hostingBundle", "  let name = \(quoted(storyboard.document))"]
    for (member, identifier, type) in storyboard.controllers {
      let value = "Rswift.StoryboardViewControllerResource<\(type)>(identifier: \(quoted(identifier)))"
      lines += [
        "  let \(member) = \(value)", "  func \(member)(_: Void = ()) -> \(type)? {",
        "    UIStoryboard(resource: self).instantiateViewController(withResource: \(member))", "  }",
      ]
    }
    return lines + ["  fileprivate init() {}", "}"]
  }

  private static let options = "options: [UINib.OptionsKey: Any]? = nil"

  private func typeName(_ name: String) -> String { "_" + name.filter { $0 != "`" } }

  private func nib(_ name: String, _ nib: ResourceGroups.Nib) -> [String] {
    [
      "static let \(name) = _R.nib.\(typeName(name))()",
      "static func \(name)(_: Void = ()) -> UINib { UINib(resource: R.nib.\(name)) }",
      "static func \(name)(owner: AnyObject?, \(Self.options)) -> \(nib.view)? {",
      "  R.nib.\(name).instantiate(withOwner: owner, options: options)[0] as? \(nib.view)", "}",
    ]
  }

  private func nibType(_ name: String, _ nib: ResourceGroups.Nib) -> [String] {
    let reused = nib.reused == nil ? "" : ", Rswift.ReuseIdentifierType"
    var lines = ["struct \(typeName(name)): Rswift.NibResourceType\(reused) {"]
    if let reused = nib.reused {
      lines += ["  typealias ReusableType = \(reused.type)", "  let identifier = \(quoted(reused.identifier))"]
    }
    return lines + [
      "  let bundle = R.hostingBundle", "  let name = \(quoted(nib.document))",
      "  func firstView(owner: AnyObject?, \(Self.options)) -> \(nib.view)? {",
      "    instantiate(withOwner: owner, options: options)[0] as? \(nib.view)", "  }", "  fileprivate init() {}", "}",
    ]
  }

  private func segue(_ name: String, _ segues: [(name: String, element: ResourceGroups.Segue)]) -> [String] {
    var lines = ["struct \(name) {"]
    for (member, segue) in segues {
      let types = "\(segue.segue), \(segue.source), \(segue.destination)"
      let value = "Rswift.StoryboardSegueIdentifier(identifier: \(quoted(segue.identifier)))"
      lines += [
        "  static let \(member): Rswift.StoryboardSegueIdentifier<\(types)> = \(value)",
        "  static func \(member)(segue: UIStoryboardSegue) -> Rswift.TypedStoryboardSegueInfo<\(types)>? {",
        "    Rswift.TypedStoryboardSegueInfo(segueIdentifier: R.segue.\(name).\(member), segue: segue)", "  }",
      ]
    }
    return lines + ["}"]
  }
}
