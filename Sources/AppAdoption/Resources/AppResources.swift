internal import AssetCatalogs
internal import Foundation

/// The resources of an app's target, as R.swift finds them.
struct AppResources {
  /// A name in a catalog, with its namespaces: `Kinds/apple`; or a picture's file.
  private(set) var images: [String] = []
  private(set) var colors: [String] = []
  private(set) var datasets: [String] = []
  /// The fonts' PostScript names and their files.
  private(set) var fonts: [(name: String, file: String)] = []
  private(set) var files: [(name: String, type: String)] = []
  private(set) var strings: [ResourceStrings] = []
  private(set) var storyboards: [ResourceDocument] = []
  private(set) var nibs: [ResourceDocument] = []

  private static let pictures: Set<String> = [
    "tiff", "tif", "jpg", "jpeg", "gif", "png", "bmp", "bmpf", "ico", "cur", "xbm",
  ]
  private static let tables: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// - Parameter resources: the files of the target.
  init(_ resources: [URL]) {
    var tables: [String: [URL]] = [:]
    for resource in resources {
      let type = resource.pathExtension.lowercased()
      switch type {
      case "xcassets": addCatalog(CatalogFolder(path: resource.path))
      case "storyboard": storyboards += [ResourceDocument(resource)].compactMap { $0 }
      case "xib": nibs += [ResourceDocument(resource)].compactMap { $0 }
      case "xcdatamodeld", "intentdefinition": break
      case _ where Self.tables.contains(type):
        // The strings of a document belong to no code.
        let table = resource.deletingPathExtension().lastPathComponent
        tables[table, default: []].append(resource)
      default: addFile(resource, type)
      }
    }
    for name in Set((storyboards + nibs).map(\.name)) { tables[name] = nil }
    strings = tables.keys.sorted().map { table in
      ResourceStrings(table: table, files: (tables[table] ?? []).sorted { $0.path < $1.path })
    }
    images = Self.different(images)
    colors = Self.different(colors)
    datasets = Self.different(datasets)
    files = Self.different(files.map { "\($0.name).\($0.type)" }).map { file in
      let url = URL(filePath: file)
      return (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    }
    storyboards = Self.different(storyboards)
    nibs = Self.different(nibs)
  }

  private mutating func addCatalog(_ catalog: CatalogFolder) {
    for entry in catalog.entries {
      switch entry.kind {
      case .image, .symbol: images.append(entry.name)
      case .color: colors.append(entry.name)
      case .data: datasets.append(entry.name)
      }
    }
  }

  private mutating func addFile(_ file: URL, _ type: String) {
    let name = file.lastPathComponent
    files.append((file.deletingPathExtension().lastPathComponent, file.pathExtension))
    if Self.pictures.contains(type) {
      let ending = /(?:~(?:ipad|iphone))?(?:@[23]x)?\.\w+$/.ignoresCase()
      images.append(name.replacing(ending, with: type == "png" ? "" : ".\(file.pathExtension)"))
    }
    if ["ttf", "otf", "ttc"].contains(type), let font = FontFileName.read(file) { fonts.append((font, name)) }
  }

  private static func different(_ names: [String]) -> [String] { Set(names).sorted() }

  /// Of a document's languages the first one counts.
  private static func different(_ documents: [ResourceDocument]) -> [ResourceDocument] {
    var known: Set<String> = []
    return documents.filter { known.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }
}
