internal import Foundation

/// The initialisers of one class that also make instances of classes that are known at run time only: those under the
/// comment `// Repeated by RuntimeInitializable.` What they are is said at `RuntimeInitializable` in HeadlessUIKit.
struct RuntimeInitializers {
  let module: String
  /// Whether the module is one beside UIKit.
  private let importsUIKit: Bool
  let className: String
  /// The parameters of each.
  let initializers: [[Parameter]]
  let isOnMainActor: Bool

  static let mark = "// Repeated by RuntimeInitializable.\n"

  /// Those of a file; nil where it has none.
  init?(source: String, path: String, classes: ClassTable) throws {
    let parts = source.components(separatedBy: RuntimeInitializers.mark)
    guard parts.count > 1 else { return nil }
    let owner = parts[0].matches(of: /(?m)^(?:@\w+ )*(?:open |public |final )*(?:class|extension) (\w+)/).last
    guard let owner else { throw GenerationError("\(path): no class above \(RuntimeInitializers.mark.dropLast())") }
    className = String(owner.1)
    let folder = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    // The folders of modules with Apple's names, which import UIKit, end in a word of their own.
    importsUIKit = folder.hasSuffix("Shim")
    module = importsUIKit ? String(folder.dropLast("Shim".count)) : folder
    isOnMainActor = classes.isOnMainActor(className)
    initializers = try parts.dropFirst().map { rest in
      var scanner = SwiftScanner(rest)
      guard scanner.skip(behind: "init"), scanner.peek() == "(" else {
        throw GenerationError("\(path): \(RuntimeInitializers.mark.dropLast()) stands above an initialiser.")
      }
      return Parameter.list(scanner.readBrackets())
    }
  }

  /// The text of the file.
  ///
  /// - Parameter source: the name of the class's file.
  func text(source: String) -> String {
    GeneratedFile.header(from: source) + (importsUIKit ? "public import HeadlessUIKit\n" : "")
      + Parameter.foundationImport(for: initializers.joined().map(\.type))
      + "\nextension \(className) {\n\(initializers.map(allocation).joined(separator: "\n\n"))\n}\n"
      + "\n/// What adopts ``RuntimeInitializable`` as a \(className). Where another class's associated types are inferred, these\n"
      + "/// initialisers aren't seen.\npublic protocol \(protocolName): RuntimeInitializable {}\n"
      + "\nextension \(className): \(protocolName) {}\n"
      + "\n/// See ``RuntimeInitializable``.\nextension \(protocolName) where Self: \(className) {\n"
      + initializers.map(initializer).joined(separator: "\n\n") + "\n}\n"
  }

  private var protocolName: String { "_\(className)Initializers" }

  /// `FrameStyle` for `init(frame:style:)`: other than what a superclass has, because nothing in an extension is overridden.
  private func title(_ parameters: [Parameter]) -> String {
    parameters.map { $0.label.prefix(1).uppercased() + $0.label.dropFirst() }.joined()
  }

  /// The convenience initialiser that calls the class's own, and the static method that reaches it.
  private func allocation(_ parameters: [Parameter]) -> String {
    let label = "ofRuntimeClass\(title(parameters))"
    let symbol = SymbolName.initializer(
      module: module, class: className, label: label, hasPointer: !parameters.isEmpty)
    let type = parameters.isEmpty ? "Void" : "UnsafeRawPointer"
    let name = parameters.isEmpty ? label : "\(label) arguments"
    var lines = ["  package convenience init(\(name): \(type)) {"]
    if parameters.isEmpty {
      lines.append("    self.init()")
    } else {
      lines.append("    let values = arguments.load(as: \(tuple(parameters)).self)")
      let values = parameters.indices.map { parameters.count == 1 ? "values" : "values.\($0)" }
      let arguments = zip(parameters, values).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
      lines.append(Layout.list("self.init(", arguments, ")", indentation: 4))
    }
    lines += [
      "  }", "", attributes(symbol, ""),
      Layout.list(
        "fileprivate static func allocate\(title(parameters))(", ["_ arguments: \(type)"], ") -> \(className)",
        indentation: 2),
    ]
    return lines.joined(separator: "\n")
  }

  /// The initialiser without a body, and the static method that is called in its place.
  private func initializer(_ parameters: [Parameter]) -> String {
    let labels = parameters.map { "\($0.label):" }.joined()
    let symbol = ([module, className, "init"] + parameters.map(\.label)).joined(separator: "_")
    var lines = [
      "  /// `init\(labels.isEmpty ? "()" : "(\(labels))")` of a class that is known at run time only.",
      attributes(symbol, isOnMainActor ? "@preconcurrency @MainActor" : ""),
      Layout.list("public init(", parameters.map(\.declaration), ")", indentation: 2), "",
      attributes(symbol, "\(isOnMainActor ? "@MainActor " : "")@usableFromInline"),
      Layout.list(
        "static func makeOfRuntimeClass(", parameters.map { "\($0.label): consuming \($0.type)" }, ") -> Self {",
        indentation: 2),
    ]
    if parameters.isEmpty {
      lines.append("    unsafeDowncast(allocate(()), to: self)")
    } else {
      let values = parameters.map(\.label).joined(separator: ", ")
      lines.append("    let values: \(tuple(parameters)) = \(parameters.count == 1 ? values : "(\(values))")")
      let instance = "allocate\(title(parameters))($0.baseAddress!)"
      lines.append(
        Layout.block("    return withUnsafeBytes(of: values)", "unsafeDowncast(\(instance), to: self)", indentation: 4))
    }
    lines.append("  }")
    return lines.joined(separator: "\n")
  }

  /// The attributes of a declaration, on one line or two.
  private func attributes(_ symbol: String, _ others: String) -> String {
    var name = "  @_silgen_name(\"\(symbol)\")"
    if name.count > Layout.width { name = "  @_silgen_name(\n    \"\(symbol)\"\n  )" }
    if others.isEmpty { return name }
    return name.count + others.count + 1 <= Layout.width ? "\(name) \(others)" : "\(name)\n  \(others)"
  }

  private func tuple(_ parameters: [Parameter]) -> String {
    let types = parameters.map(\.type)
    return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
  }
}
