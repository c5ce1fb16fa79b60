public import Foundation
internal import SourceTranslation
internal import SwiftLexing

/// The parts of an app's sources that don't compile, found from the errors of builds, each as small as the error allows: a statement
/// before its function, a function before its declaration.
public struct LeftOutSources {
  static let fileName = "LeftOut.txt"
  /// An app of which more isn't compiled isn't the app any more.
  private static let greatestShare = 0.25

  private var outlines: [String: CodeOutline] = [:]
  private let output: URL
  /// What is left out, with the compiler's message.
  private(set) var parts: [(part: LeftOutPart, reason: String)] = []
  /// What was left out at some time; an error that it didn't remove needs something larger.
  private var tried: Set<LeftOutPart> = []
  /// The paths as the package's file writes them.
  private var files: [String: URL] = [:]
  /// The libraries of the files that aren't the app's own.
  private var libraries: [String: String] = [:]

  /// - Parameter output: the folder of the package.
  public init(_ adoption: Adoption, output: URL) {
    let own = adoption.targets.filter { $0.role == .app || $0.role == .framework }
    self.init(own.flatMap(\.surveys).map(\.file), output: output)
    for library in adoption.targets where library.role == .library {
      for survey in library.surveys { add(survey.file, of: library.module) }
    }
  }

  init(_ files: [URL], output: URL) {
    self.output = output
    for file in files { self.files[Self.path(file)] = file }
  }

  /// A file of a library's own sources.
  mutating func add(_ file: URL, of library: String) {
    files[Self.path(file)] = file
    libraries[Self.path(file)] = library
  }

  private static func path(_ file: URL) -> String { file.standardizedFileURL.resolvingSymlinksInPath().path }

  // MARK: Errors

  /// Leaves out what a build found errors in.
  ///
  /// - Returns: whether something more is left out, so that another build is worth it.
  public mutating func leaveOut(failingIn build: String) -> Bool { leaveOut(failingIn: build) { $0 == nil } }

  /// Leaves out what a build found errors in of libraries' own sources.
  public mutating func leaveOut(of modules: Set<String>, failingIn build: String) -> Bool {
    leaveOut(failingIn: build) { $0.map(modules.contains) ?? false }
  }

  /// Forgets what is left out of libraries whose sources aren't compiled any more.
  public mutating func forget(_ modules: Set<String>) {
    parts.removeAll { part, _ in libraries[part.file].map(modules.contains) ?? false }
  }

  private mutating func leaveOut(failingIn build: String, where isMeant: (String?) -> Bool) -> Bool {
    let count = tried.count
    for message in CompilerMessage.all(in: build) {
      let path = Self.path(URL(filePath: message.path))
      guard isMeant(libraries[path]), let outline = outline(message.path) else { continue }
      let choices = LeftOutChoices(outline, file: path).choices(for: message)
      // Another error of this build may have the same place.
      if choices.contains(where: { choice in choice.first.map { new.contains($0.part) } ?? false }) { continue }
      // What is smaller than something that didn't help won't help.
      let last = choices.lastIndex { choice in choice.first.map { tried.contains($0.part) } ?? false }
      guard let choice = choices.dropFirst((last ?? -1) + 1).first else { continue }
      for part in choice { add(part.part, part.reason) }
    }
    new = []
    return tried.count > count
  }

  /// What was left out for the errors of one build.
  private var new: Set<LeftOutPart> = []

  private mutating func add(_ part: LeftOutPart, _ reason: String) {
    guard tried.insert(part).inserted else { return }
    new.insert(part)
    parts.removeAll { Self.isWithin($0.part, part) }
    parts.append((part, reason))
  }

  /// Whether a part goes with another one.
  private static func isWithin(_ part: LeftOutPart, _ other: LeftOutPart) -> Bool {
    guard part.file == other.file, part != other else { return false }
    switch other.kind {
    case .body:
      // A call of the superclass's function stays.
      return part.declaration == other.declaration && part.kind == .line && !part.text.hasPrefix("super.")
    case .declaration:
      return part.declaration == other.declaration || part.declaration.hasPrefix(other.declaration + ".")
    case .line, .conformance, .word: return false
    }
  }

  private mutating func outline(_ path: String) -> CodeOutline? {
    let path = Self.path(URL(filePath: path))
    if let known = outlines[path] { return known }
    guard let file = files[path], let contents = try? Data(contentsOf: file) else { return nil }
    outlines[path] = CodeOutline(SourceText(path: path, contents: contents))
    return outlines[path]
  }

  // MARK: Words

  public var isEmpty: Bool { parts.isEmpty }

  /// The contents of `LeftOut.txt`; empty if nothing is left out.
  public var text: String {
    guard !parts.isEmpty else { return "" }
    var lines = [
      "# Written by `onionskin adopt`: parts of the app's sources that don't compile here, each below the compiler's message. They",
      "# aren't compiled, and say so when a screen calls them. Without its line, a part is compiled again. Docs/YourApp.md of",
      "# Onionskin describes the lines. The command keeps this file once you have edited it.",
    ]
    for (part, reason) in sorted {
      let path = RelativePath.text(of: files[part.file] ?? URL(filePath: part.file), from: output)
      lines += ["", "# \(reason)", part.line(path: path)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var sorted: [(part: LeftOutPart, reason: String)] {
    parts.enumerated().sorted { ($0.element.part.file, $0.offset) < ($1.element.part.file, $1.offset) }.map(\.element)
  }

  /// What is left out, a line each, and first how much of the app that is.
  public var report: [String] {
    let counts = self.counts
    func number(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) }
    let part = counts.partly > 0 ? " (\(number(counts.partly)) of them in part)" : ""
    let head = "\(number(counts.touched)) of \(number(counts.all)) functions left out\(part)"
    return [head]
      + sorted.map { part, reason in
        "  \((part.file as NSString).lastPathComponent): \(part.kind == .line ? part.name : "\(part.kind.rawValue) \(part.name)") (\(reason))"
      }
  }

  /// Whether so much is left out that pictures wouldn't show the app.
  public var isTooMuch: Bool {
    let counts = self.counts
    return counts.all > 0 && Double(counts.touched) > Double(counts.all) * Self.greatestShare
  }

  /// The app's functions, those of which something is left out, and those of these that still do something.
  private var counts: (all: Int, touched: Int, partly: Int) {
    var all = 0
    var (whole, partly) = (Set<String>(), Set<String>())
    for path in files.keys where libraries[path] == nil {
      guard let outline = self.outlines[path] ?? Self.read(files[path], path) else { continue }
      all += outline.declarations.count(where: \.isFunction)
      for (part, _) in parts where part.file == path {
        for declaration in outline.declarations where declaration.isFunction {
          let isWithin =
            declaration.name == part.declaration || declaration.name.hasPrefix(part.declaration + ".")
          guard isWithin else { continue }
          let key = "\(path):\(declaration.name)"
          switch part.kind {
          case .line: partly.insert(key)
          case .body, .declaration: whole.insert(key)
          case .conformance, .word: break
          }
        }
      }
    }
    return (all, whole.union(partly).count, partly.subtracting(whole).count)
  }

  private static func read(_ file: URL?, _ path: String) -> CodeOutline? {
    guard let file, let contents = try? Data(contentsOf: file) else { return nil }
    return CodeOutline(SourceText(path: path, contents: contents))
  }
}
