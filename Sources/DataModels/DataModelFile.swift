package import Foundation

/// A model in a project: `Shop.xcdatamodeld`, a folder with one or more versions, or a single version.
package struct DataModelFile {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The names of the versions, without extension, and their folders.
  package let versions: [(name: String, url: URL)]
  /// The name of the version in `.xccurrentversion`, or else of the only or the first one.
  package let current: String

  /// - Parameter url: a folder that ends in `.xcdatamodeld` or `.xcdatamodel`.
  package init(_ url: URL) throws {
    if url.pathExtension == "xcdatamodel" {
      current = url.deletingPathExtension().lastPathComponent
      versions = [(current, url)]
      return
    }
    let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    versions = files.filter { $0.pathExtension == "xcdatamodel" }.sorted { $0.path < $1.path }
      .map { ($0.deletingPathExtension().lastPathComponent, $0) }
    guard let first = versions.first else { throw Failure(description: "\(url.path) has no version of a model.") }
    let list = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion"))
    let values = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    let named = (values?["_XCCurrentVersionName"] as? String).map { ($0 as NSString).deletingPathExtension }
    current = versions.first { $0.name == named }?.name ?? first.name
  }

  package func model(_ version: String? = nil) throws -> DataModel {
    guard let found = versions.first(where: { $0.name == version ?? current }) else {
      throw Failure(description: "The model has no version \(version ?? current).")
    }
    let contents = found.url.appendingPathComponent("contents")
    guard let text = try? String(contentsOf: contents, encoding: .utf8) else {
      throw Failure(description: "\(contents.path) can't be read.")
    }
    guard let model = DataModel(text) else {
      throw Failure(description: "\(contents.path) isn't a model that Xcode wrote since version 4.")
    }
    return model
  }
}
