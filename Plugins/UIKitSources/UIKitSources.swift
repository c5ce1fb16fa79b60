import Foundation
import PackagePlugin

/// Compiles an app's Swift sources as they are on iOS into the target that uses this plugin.
///
/// The app's sources are those in the target's folder, also behind links, that aren't the target's own, as it excludes them;
/// `UIKitSources.txt` beside Package.swift can name others. Modules in the folder `Substitutes` beside that file take the
/// place of frameworks that Linux doesn't have. The names of what asset catalogs hold are compiled along, and
/// the classes of Core Data's models.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let root = TargetOptions.folder(of: target, in: context.package)
    let options = try TargetOptions(of: target.name, in: root.appending(path: "UIKitSources.txt"))
    var folder = SourceFolder(
      excluding: Set(options.excluded.map(SourceFolder.resolved)),
      own: Set(module.sourceFiles.map { SourceFolder.resolved($0.url) }))
    for place in [target.directoryURL] + options.sources { try folder.add(place) }
    let substitutes = try Substitutes(in: root.appending(path: "Substitutes"), for: folder.files)
    let modules = ModuleNames.all(of: target)
    let isProgram = module.kind == .executable
    // Statements of a program's entry point have no place in a library.
    let files = (folder.files + substitutes.files).filter { isProgram || $0.lastPathComponent != "main.swift" }
    guard !files.isEmpty else {
      Diagnostics.warning("\(target.name) has no sources of an app's: nothing in its folder is left to be translated.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Translated")
    let outputs = OutputNames(files).names.map { output.appending(path: $0) }
    var arguments = ["--product", product(of: module)]
    for name in modules.sorted() { arguments += ["--module", name] }
    for name in substitutes.modules.sorted() { arguments += ["--substitute", name] }
    for name in options.imports { arguments += ["--import", name] }
    if !options.keepsPreviews { arguments += ["--previews", "none"] }
    let leftOut = root.appending(path: "LeftOut.txt")
    let leavesOut = FileManager.default.fileExists(atPath: leftOut.path)
    if leavesOut { arguments += ["--left-out", leftOut.path] }
    for folder in try SourceFolder.folders(of: target.directoryURL, and: options.sources) {
      arguments += ["--folder", folder]
    }
    var (inputs, written) = (leavesOut ? files + [leftOut] : files, outputs)
    if !folder.catalogs.isEmpty, modules.contains("HeadlessUIKit") {
      for catalog in folder.catalogs {
        arguments += ["--catalog", catalog.path]
        inputs += Catalog.descriptions(in: catalog)
      }
      let names = output.appending(path: "GeneratedAssetSymbols.swift")
      arguments += ["--asset-names", names.path]
      written.append(names)
    }
    if !folder.models.isEmpty, modules.contains("CoreData") {
      for model in folder.models {
        arguments += ["--data-model", model.path]
        inputs += Catalog.files(in: model)
      }
      let classes = output.appending(path: "GeneratedDataClasses.swift")
      arguments += ["--data-classes", classes.path]
      written.append(classes)
    }
    let programs = try Programs(of: target, in: context.package)
    arguments += programs.arguments
    inputs += programs.files
    arguments.append("--files")
    for (file, output) in zip(files, outputs) { arguments += [file.path, output.path] }
    return [
      .buildCommand(
        displayName: "Translating \(files.count) sources of \(target.name)",
        executable: try context.tool(named: "SourceTranslator").url, arguments: arguments, inputFiles: inputs,
        outputFiles: written)
    ]
  }

  private func product(of module: any SourceModuleTarget) -> String {
    switch module.kind {
    case .test: "test"
    case .executable: "executable"
    default: "library"
    }
  }
}
