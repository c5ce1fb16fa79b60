internal import Foundation

/// The contents of Package.swift and UIKitSources.txt.
struct PackageText {
  let adoption: Adoption
  let output: URL
  /// The folder of Onionskin's package, or nil for its repository.
  let onionskin: String?

  private func quoted(_ text: String) -> String { ResourceLiteral.string(text) }

  /// Traits stay once the package has them: without one, all of Onionskin is built anew, as when a library that needs Combine is
  /// replaced between two builds.
  private var traits: [String] {
    let products = Set(adoption.targets.flatMap(\.products))
    let manifest = try? String(contentsOf: output.appending(path: "Package.swift"), encoding: .utf8)
    let before = manifest?.firstMatch(of: /traits: \[([^\]]*)\]/)?.1 ?? ""
    return ["Combine", "CryptoKit"].filter { products.contains($0) || before.contains("\"\($0)\"") }
  }

  private var dependency: String {
    let traits = traits.isEmpty ? "" : ", traits: [\(traits.map(quoted).joined(separator: ", "))]"
    guard let onionskin else {
      return ".package(url: \"\(PackageAddress.repository)\", branch: \"main\"\(traits))"
    }
    // An example in Onionskin's checkout has the same relative path in every checkout.
    let folder = URL(filePath: onionskin).standardizedFileURL
    let isWithin = output.path.hasPrefix(folder.path + "/")
    let path = isWithin ? RelativePath.text(of: folder, from: output) : onionskin
    return ".package(name: \"onionskin\", path: \(quoted(path))\(traits))"
  }

  var manifest: String {
    let needsIsolation = adoption.targets.contains(where: \.isMainActorByDefault)
    let targets = adoption.targets.map(target) + (testsTarget.map { [$0] } ?? [])
    return """
      // swift-tools-version: \(needsIsolation ? "6.2" : "6.1")
      // Written by `onionskin adopt`, which can be run again: it keeps this file once you have edited it.
      \(SourceLines.imports((hasMacros ? ["CompilerPluginSupport"] : []) + ["PackageDescription"]))

      func onionskin(_ product: String) -> Target.Dependency { .product(name: product, package: "onionskin") }

      let package = Package(
        name: \(quoted(adoption.name + "OnLinux")),
        dependencies: [\(([dependency] + [syntaxDependency].compactMap(\.self)).joined(separator: ", "))],
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
  }

  private var hasMacros: Bool { adoption.targets.contains { $0.plain?.kind == .macro } }

  /// swift-syntax, on which macros are built: the checkout, or a version that all macros' packages accept.
  private var syntaxDependency: String? {
    let needing = adoption.targets.compactMap(\.plain).filter { !$0.syntaxProducts.isEmpty }
    guard !needing.isEmpty else { return nil }
    if let folder = adoption.syntaxCheckout {
      return ".package(path: \(quoted(RelativePath.text(of: folder, from: output))))"
    }
    let versions = needing.compactMap(\.syntaxVersions)
    // A range without versions would stop the manifest with a trap, so that packages without a common one get the newest.
    let common = versions.dropFirst().reduce(versions.first) { $0?.intersection($1) }
    let range = common.map { "\(quoted($0.lowerBound))..<\(quoted($0.upperBound))" } ?? "\"509.0.0\"..<\"700.0.0\""
    return ".package(url: \"https://github.com/swiftlang/swift-syntax\", \(range))"
  }

  /// A target whose folder is the library's, by a link in `Sources`.
  private func plainTarget(_ target: AdoptedTarget, _ plain: PlainTarget) -> String {
    let products = plain.syntaxProducts.map {
      ".product(name: \(quoted($0)), package: \"\(PlainTarget.syntaxPackage)\")"
    }
    var words = ["name: \(quoted(target.module))"]
    let dependencies = target.dependencies.map(quoted) + products
    if !dependencies.isEmpty { words.append("dependencies: [\(dependencies.joined(separator: ", "))]") }
    for (label, paths) in [("exclude", plain.excluded), ("sources", plain.sources)] where !paths.isEmpty {
      words.append("\(label): [\(paths.map(quoted).joined(separator: ", "))]")
    }
    if let headers = plain.publicHeaders { words.append("publicHeadersPath: \(quoted(headers))") }
    let mode = ".swiftLanguageMode(\(target.languageMode))"
    let settings = plain.settings.map { $0.replacing("swiftSettings: [", with: "swiftSettings: [\(mode), ") }
    let isPlain = plain.kind != .c && settings.isEmpty
    return """
          .\(plain.kind == .macro ? "macro" : "target")(
            \((words + settings + (isPlain ? ["swiftSettings: [\(mode)]"] : [])).joined(separator: ",\n      "))),
      """
  }

  private func target(_ target: AdoptedTarget) -> String {
    if let plain = target.plain { return plainTarget(target, plain) }
    let dependencies =
      target.dependencies.map(quoted) + (["UIKit"] + target.products).map { "onionskin(\(quoted($0)))" }
    var settings = [".swiftLanguageMode(\(target.languageMode))"]
    if target.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    settings += target.defines.map { ".define(\(quoted($0)))" }
    settings += target.features.map { ".enableUpcomingFeature(\(quoted($0)))" }
    // All targets are of one package here.
    if let name = target.packageName { settings.append(".unsafeFlags([\"-package-name\", \(quoted(name))])") }
    settings += target.experimentalFeatures.map { ".enableExperimentalFeature(\(quoted($0)))" }
    let access = "\n      packageAccess: false,"
    let plugin = ",\n      plugins: [.plugin(name: \"UIKitSources\", package: \"onionskin\")]"
    return """
          .\(target.role == .tests ? "testTarget" : "target")(
            name: \(quoted(target.module)),
            dependencies: [\(dependencies.joined(separator: ", "))],\(target.packageName == nil ? "" : access)
            swiftSettings: [\(settings.joined(separator: ", "))]\(target.role == .standIn ? "" : plugin)),
      """
  }

  /// The target of the first test; nil if the app's entry point isn't known.
  private var testsTarget: String? {
    guard let kind = FirstTest(adoption)?.kind else { return nil }
    let product = kind == .swiftUI ? "OnionskinSwiftUI" : "Onionskin"
    return """
          .testTarget(
            name: \(quoted(FirstTest.target(of: adoption))),
            dependencies: [\(quoted(adoption.name)), onionskin("UIKit"), onionskin(\(quoted(product)))]),
      """
  }

  /// The contents of `UIKitSources.txt`, with paths relative to the package's folder.
  var sources: String {
    var lines = [
      "# Written by `onionskin adopt`, which can be run again: it keeps this file once you have edited it.",
      "# Docs/Sources.md of Onionskin describes the format. After a change: touch Package.swift",
    ]
    for target in adoption.targets where target.role != .standIn && target.role != .plain {
      lines.append("")
      lines += target.places.map { "\(target.module): sources \(RelativePath.text(of: $0, from: output))" }
      lines += target.excluded.map { "\(target.module): exclude \(RelativePath.text(of: $0, from: output))" }
      lines += target.imports.map { "\(target.module): import \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Returns a path relative to a folder.
enum RelativePath {
  static func text(of url: URL, from folder: URL) -> String {
    let (to, from) = (url.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
    let common = zip(to, from).prefix { $0 == $1 }.count
    // Only the root is the same: the path is on another disk, or in a system folder.
    guard common > 1 else { return url.path }
    return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
  }
}
