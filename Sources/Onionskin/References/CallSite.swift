/// Where in a test's source a snapshot is asked for.
package struct CallSite: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  /// The test's function with its parentheses: `notice()`.
  package let function: String
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The module that the file is compiled into: the name of the test target.
  var module: String {
    let id = "\(fileID)"
    return id.firstIndex(of: "/").map { String(id[..<$0]) } ?? id
  }

  /// The file's folder.
  var folder: String {
    let path = "\(filePath)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The file's name without folder and extension.
  var fileName: String {
    let path = "\(filePath)"
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }
}
