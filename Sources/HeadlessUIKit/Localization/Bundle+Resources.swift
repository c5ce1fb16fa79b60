public import Foundation

// Replaces Foundation's methods in translated sources: Foundation finds the resources that SwiftPM has copied, these also find
// files beside the app's sources, and strings in the language of the screen.
extension Bundle {
  // MARK: Files

  public func _path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String? = nil,
    forLocalization localization: String? = nil
  ) -> String? {
    let copied =
      localization == nil
      ? path(forResource: name, ofType: ext, inDirectory: subpath)
      : path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localization)
    if let copied { return copied }
    guard let name, !name.isEmpty else { return _paths(forResourcesOfType: ext, inDirectory: subpath).first }
    let file = ext.map { $0.isEmpty ? name : "\(name).\($0.hasPrefix(".") ? String($0.dropFirst()) : $0)" } ?? name
    let found = places(subpath, localization).lazy.map { "\($0)/\(file)" }.first(where: FileManager.default.fileExists)
    if let found { return found }
    guard let ext, let source = Bundle.sourceExtension(of: ext) else { return nil }
    return _path(forResource: name, ofType: source, inDirectory: subpath, forLocalization: localization)
  }

  /// Replaces files that Xcode would have compiled from documents: apps check whether a nib exists before they register it.
  private static func sourceExtension(of ext: String) -> String? {
    switch ext.hasPrefix(".") ? String(ext.dropFirst()) : ext {
    case "nib": "xib"
    case "storyboardc": "storyboard"
    // The product CoreData reads the document.
    case "momd": "xcdatamodeld"
    case "mom": "xcdatamodel"
    default: nil
    }
  }

  public class func _path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String? {
    path(forResource: name, ofType: ext, inDirectory: bundlePath)
  }

  public func _url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String? = nil,
    localization: String? = nil
  ) -> URL? {
    _path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localization).map {
      URL(filePath: $0)
    }
  }

  public func _paths(
    forResourcesOfType ext: String?, inDirectory subpath: String? = nil, forLocalization localization: String? = nil
  ) -> [String] {
    let ending = ext.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    return places(subpath, localization).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    }
  }

  public func _urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String? = nil, localization: String? = nil
  ) -> [URL]? {
    _paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localization).map { URL(filePath: $0) }
  }

  /// The folders that are searched: each folder of the bundle, and its language folders.
  private func places(_ subpath: String?, _ localization: String?) -> [String] {
    ResourceFolders.all(of: self).flatMap { folder -> [String] in
      let folder = subpath.map { $0.isEmpty ? folder : "\(folder)/\($0)" } ?? folder
      if let localization { return ["\(folder)/\(localization).lproj"] }
      let languages = LanguageFolders.names(in: folder, for: HostedLocale.current ?? Locale(identifier: "en"))
      return [folder] + languages + ["\(folder)/Base.lproj"]
    }
  }

  // MARK: Strings

  /// The string for a key; of a language's own folder, `de.lproj`, that language's.
  public func _localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedStrings.string(for: key, table: tableName, bundle: self)
      ?? localizedString(forKey: key, value: value, table: tableName)
  }

  /// The languages that there are folders of: the module's own, where it has any.
  public var _localizations: [String] {
    let own = languages(in: ModuleBundles.folders(of: self) ?? [])
    if !own.isEmpty { return own.sorted() }
    return languages(in: ResourceFolders.all(of: self)).union(localizations).sorted()
  }

  private func languages(in folders: [String]) -> Set<String> {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
  }

  /// The languages that the bundle has of the screen's, the nearest first; else the one that it was written in.
  public var _preferredLocalizations: [String] {
    let names = _localizations.filter { $0 != "Base" }
    let locale = HostedLocale.current ?? Locale(identifier: "en")
    let found = LanguageFolders.candidates(for: locale).compactMap { candidate in
      names.first { LanguageFolders.normalized($0) == candidate }
    }
    return found.isEmpty ? [developmentLocalization ?? names.first ?? "en"] : found
  }

  // MARK: Classes

  /// `Bundle(for:)` of a class.
  public static func _of(_ aClass: AnyClass) -> Bundle { ModuleBundles.bundle(for: aClass) }

  /// The bundle of the module of a `#fileID`; the main bundle if it has no resources of its own.
  public static func _ofModule(_ fileID: String) -> Bundle {
    ModuleBundles.bundle(ofModule: String(fileID.prefix { $0 != "/" })) ?? .main
  }

  // MARK: Info.plist

  /// The value of the property list; if that contains a build setting, or is missing, the program's name: apps require one.
  public var _bundleIdentifier: String? {
    let listed = _infoDictionary?["CFBundleIdentifier"] as? String
    return listed.flatMap { $0.contains("$(") ? nil : $0 } ?? bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The keys that Foundation knows, and the app's own `Info.plist`.
  public var _infoDictionary: [String: Any]? {
    var information = (infoDictionary ?? [:]).merging(AppInformation.of(self)) { _, own in own }
    // In Xcode's templates these contain build settings, or are missing: the name of a product is its module's.
    if let module = ModuleBundles.module(of: self) {
      for key in ["CFBundleExecutable", "CFBundleName"] {
        if (information[key] as? String)?.contains("$(") ?? true { information[key] = module }
      }
    }
    return information
  }

  public func _object(forInfoDictionaryKey key: String) -> Any? { _infoDictionary?[key] }
}

/// The app's `Info.plist` among its sources.
private enum AppInformation {
  static func of(_ bundle: Bundle) -> [String: Any] {
    let files = ResourceFolders.all(of: bundle).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }.map { "\(folder)/\($0)" }
    }
    // Test targets have one, too.
    let lists = files.compactMap(read)
    let ranked = lists.filter { $0["CFBundlePackageType"] as? String != "BNDL" } + lists
    return ranked.reduce(into: [:]) { result, list in result.merge(list) { first, _ in first } }
  }

  private static func read(_ path: String) -> [String: Any]? {
    let data = FileManager.default.contents(atPath: path)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return (list as? [String: Any])?.mapValues(withSettings)
  }

  /// Build settings that a template's list names; their values are the template's, as no project is read.
  private static func withSettings(_ value: Any) -> Any {
    guard let text = value as? String else { return value }
    return text.replacing("$(MARKETING_VERSION)", with: "1.0").replacing("$(CURRENT_PROJECT_VERSION)", with: "1")
      .replacing("$(DEVELOPMENT_LANGUAGE)", with: "en")
  }
}
