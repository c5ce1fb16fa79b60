import SourceTranslation

/// The tool's arguments: settings, then the files.
struct TranslatorArguments {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  var settings = TranslationSettings(modules: [])
  var files: [(source: String, output: String)] = []
  /// The files of other translated modules, by program and module; see ``SourceRewriter``.
  var programs: [[(module: String, files: [String])]] = []
  /// The asset catalogs whose names are written to `assetNames`.
  var catalogs: [String] = []
  var assetNames: String?
  /// The output path of a test of previews; nil if sources are translated.
  var previewTests: String?
  var previews = PreviewTestSource()
  /// The Core Data models whose classes are written to `dataClasses`.
  var dataModels: [String] = []
  var dataClasses: String?
  /// The file that lists what isn't compiled.
  var leftOut: String?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst(), argument != "--files" {
      guard let value = rest.popFirst() else { throw Failure(description: "Expected a value after \(argument).") }
      switch argument {
      case "--product":
        guard let product = TranslationSettings.Product(rawValue: value) else {
          throw Failure(description: "Expected library, executable or test after --product, found \(value).")
        }
        settings.product = product
      case "--module":
        settings.modules.insert(value)
        previews.modules.append(value)
      case "--preview-tests": previewTests = value
      case "--settings": previews.settings = value
      case "--package": previews.package = value
      case "--substitute": settings.substitutes.insert(value)
      case "--import": settings.imports.append(value)
      case "--folder": settings.folders.append(value)
      case "--catalog": catalogs.append(value)
      case "--asset-names": assetNames = value
      case "--data-model": dataModels.append(value)
      case "--data-classes": dataClasses = value
      case "--program": programs.append([])
      case "--program-module" where !programs.isEmpty: programs[programs.count - 1].append((value, []))
      case "--program-file":
        guard let program = programs.indices.last, let module = programs[program].indices.last else {
          throw Failure(description: "Expected --program and --program-module before --program-file.")
        }
        programs[program][module].files.append(value)
      case "--left-out": leftOut = value
      case "--previews": settings.keepsPreviews = value != "none"
      default:
        throw Failure(
          description: "Expected --product, --module, --substitute, --import, --folder, --catalog, --asset-names, "
            + "--data-model, --data-classes, --program, --program-module, --program-file, --previews, --left-out, "
            + "--preview-tests, --settings, --package or --files, found \(argument).")
      }
    }
    while let source = rest.popFirst() {
      guard let output = rest.popFirst() else { throw Failure(description: "Expected an output after \(source).") }
      files.append((source, output))
    }
  }
}
