public import Foundation

/// A file or folder in memory; Foundation has this class on Apple's platforms only.
open class FileWrapper {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var children: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appending(path: name), options: options)
    }
    fileWrappers = children
  }

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }
  open var isSymbolicLink: Bool { false }

  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "File"
    var (unique, number) = (name, 2)
    while fileWrappers?[unique] != nil {
      unique = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    child.filename = unique
    fileWrappers?[unique] = child
    return unique
  }
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, other) in fileWrappers ?? [:] where other === child { fileWrappers?[name] = nil }
  }

  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard let fileWrappers else {
      try (regularFileContents ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers {
      try child.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
    }
  }
}
