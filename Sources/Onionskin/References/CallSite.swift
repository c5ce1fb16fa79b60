/// The position in a test's source at which a snapshot is requested.
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

  /// The module of the file, which is the name of the test target.
  var module: String {
    let id = "\(fileID)"
    return id.firstIndex(of: "/").map { String(id[..<$0]) } ?? id
  }

  /// The file's folder.
  var folder: String {
    let path = "\(filePath)"
    return path.utf8.contains(0x2F) ? PathNames.split(path).folder : "."
  }

  /// The file's name without folder and extension.
  var fileName: String {
    let name = PathNames.split("\(filePath)").name
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
