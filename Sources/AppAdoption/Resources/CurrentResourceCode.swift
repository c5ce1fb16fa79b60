internal import Foundation

/// `R` as R.swift writes it since version 7: a value, whose resources are values of the module RswiftResources.
struct CurrentResourceCode {
  private let groups: ResourceGroups

  init(_ groups: ResourceGroups) { self.groups = groups }

  var text: String {
    let parts = ["image", "color", "data", "font", "file", "string", "storyboard", "nib", "reuseIdentifier", "segue"]
    let checks = ResourceLiteral.checks(of: groups.fonts.map(\.element.name)) {
      "RswiftResources.ValidationError(\($0))"
    }
    return """
      // Generated from the app's resources, as R.swift does when Xcode builds it.
      import Foundation
      import RswiftResources
      import UIKit

      private final class BundleOfResources {}
      let R = _R(bundle: ._of(BundleOfResources.self))

      struct _R: Sendable {
        let bundle: Bundle

      \(parts.map { "  var \($0): \($0) { .init(bundle: bundle) }" }.joined(separator: "\n"))

        func validate() throws {\(checks)}

      \(body)}

      """
  }

  private var body: String {
    var text = names("image", groups.images, "ImageResource", ", locale: nil, onDemandResourceTags: nil")
    text += names("color", groups.colors, "ColorResource", "")
    text += names("data", groups.datasets, "DataResource", ", onDemandResourceTags: nil")
    text += block("font", groups.fonts.map { font($0.name, $0.element) })
    text += block("file", groups.files.map { file($0.name, $0.element) })
    text += block("string", groups.tables.flatMap { table($0.name, $0.element) })
    text += block("storyboard", groups.storyboards.flatMap { storyboard($0.name, $0.element) })
    text += block("nib", groups.nibs.map { nib($0.name, $0.element) })
    text += block("reuseIdentifier", groups.reused.map { cell($0.name, $0.element) })
    return text + block("segue", groups.segues.flatMap { segue($0.name, $0.element) })
  }

  private func font(_ name: String, _ font: (name: String, file: String)) -> String {
    let file = quoted(font.file)
    return
      "var \(name): RswiftResources.FontResource { .init(name: \(quoted(font.name)), bundle: bundle, filename: \(file)) }"
  }

  private func file(_ name: String, _ file: (name: String, type: String)) -> String {
    let values = "name: \(quoted(file.name)), pathExtension: \(quoted(file.type))"
    return "var \(name): RswiftResources.FileResource { .init(\(values), bundle: bundle, locale: nil) }"
  }

  private func cell(_ name: String, _ cell: (identifier: String, type: String)) -> String {
    "let \(name) = RswiftResources.ReuseIdentifier<\(cell.type)>(identifier: \(quoted(cell.identifier)))"
  }

  private func quoted(_ text: String) -> String { ResourceLiteral.string(text) }

  private func block(_ name: String, _ lines: [String]) -> String {
    let all: [String] = ["  struct \(name): Sendable {", "    let bundle: Bundle"] + lines.map { "    \($0)" }
    return all.joined(separator: "\n") + "\n  }\n\n"
  }

  private func names(_ name: String, _ names: ResourceGroups.Names, _ type: String, _ more: String, depth: Int = 1)
    -> String
  {
    let space = String(repeating: "  ", count: depth)
    var text = "\(space)struct \(name): Sendable {\n\(space)  let bundle: Bundle\n"
    for (member, resource) in names.members {
      let path = resource.split(separator: "/").dropLast().map { quoted(String($0)) }.joined(separator: ", ")
      let values = "name: \(quoted(resource)), path: [\(path)], bundle: bundle\(more)"
      text += "\(space)  var \(member): RswiftResources.\(type) { .init(\(values)) }\n"
    }
    for (inner, _) in names.inner { text += "\(space)  var \(inner): \(inner) { .init(bundle: bundle) }\n" }
    for (inner, below) in names.inner { text += self.names(inner, below, type, more, depth: depth + 1) }
    return text + "\(space)}\n\n"
  }

  private func table(_ name: String, _ strings: ResourceStrings) -> [String] {
    let table = quoted(strings.table)
    func source(_ languages: String) -> String {
      ".init(source: .init(bundle: bundle, tableName: \(table), preferredLanguages: \(languages), locale: nil))"
    }
    var lines = [
      "var \(name): \(name) { \(source("nil")) }",
      "func \(name)(preferredLanguages: [String]) -> \(name) { \(source("preferredLanguages")) }",
      "struct \(name): Sendable {", "  let source: RswiftResources.StringResource.Source",
    ]
    for (member, key) in ResourceName.unique(strings.arguments.keys.sorted(), { $0 }) {
      let types = strings.arguments[key] ?? []
      let count = types.isEmpty ? "" : "\(types.count)<\(types.joined(separator: ", "))>"
      let values = "key: \(quoted(key)), tableName: \(table), source: source, developmentValue: nil, comment: nil"
      lines.append("  var \(member): RswiftResources.StringResource\(count) { .init(\(values)) }")
    }
    return lines + ["}"]
  }

  private func storyboard(_ name: String, _ storyboard: ResourceGroups.Storyboard) -> [String] {
    let initial = storyboard.initial == nil ? "" : ", RswiftResources.InitialControllerContainer"
    var lines = [
      "var \(name): \(name) { .init(bundle: bundle) }",
      "struct \(name): RswiftResources.StoryboardReference\(initial), Sendable {",
    ]
    if let initial = storyboard.initial { lines.append("  typealias InitialController = \(initial)") }
    lines += ["  let bundle: Bundle", "  let name = \(quoted(storyboard.document))"]
    for (member, identifier, type) in storyboard.controllers {
      let type = "RswiftResources.StoryboardViewControllerIdentifier<\(type)>"
      let value = ".init(identifier: \(quoted(identifier)), storyboard: name, bundle: bundle)"
      lines.append("  var \(member): \(type) { \(value) }")
    }
    return lines + ["}"]
  }

  private func nib(_ name: String, _ nib: ResourceGroups.Nib) -> String {
    let document = "name: \(quoted(nib.document)), bundle: bundle"
    guard let reused = nib.reused else {
      return "var \(name): RswiftResources.NibReference<\(nib.view)> { .init(\(document)) }"
    }
    let type = "RswiftResources.NibReferenceReuseIdentifier<\(nib.view), \(reused.type)>"
    return "var \(name): \(type) { .init(\(document), identifier: \(quoted(reused.identifier))) }"
  }

  private func segue(_ name: String, _ segues: [(name: String, element: ResourceGroups.Segue)]) -> [String] {
    var lines = ["var \(name): \(name) { .init() }", "struct \(name): Sendable {"]
    for (member, segue) in segues {
      let type = "RswiftResources.SegueIdentifier<\(segue.segue), \(segue.source), \(segue.destination)>"
      lines.append("  var \(member): \(type) { .init(identifier: \(quoted(segue.identifier))) }")
    }
    return lines + ["}"]
  }
}
