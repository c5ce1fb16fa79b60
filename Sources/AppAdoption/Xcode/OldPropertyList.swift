/// A property list in the format of `project.pbxproj`: braces, parentheses, quoted and unquoted strings, comments.
indirect enum OldPropertyList: Equatable {
  case string(String)
  case array([OldPropertyList])
  case dictionary([String: OldPropertyList])

  subscript(key: String) -> OldPropertyList? { if case .dictionary(let values) = self { values[key] } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [OldPropertyList]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: [String: OldPropertyList]? { if case .dictionary(let values) = self { values } else { nil } }
  /// The strings of a list, or a single string as a list.
  var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// The reason why a file can't be read.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let line: Int
    let expected: String
    var description: String { "line \(line): expected \(expected)" }
  }

  init(parsing text: String) throws {
    var reader = Reader(Array(text.utf8))
    self = try reader.value()
    reader.skip()
    guard reader.isAtEnd else { throw reader.failure("the end of the file") }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    func failure(_ expected: String) -> Failure {
      Failure(line: bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1, expected: expected)
    }

    /// Projects of many pods have millions of bytes, which a debug build reads, too.
    private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: first) else { return false }
      guard let second else { return true }
      return place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: second)
    }

    /// Skips white space and comments.
    mutating func skip() {
      while !isAtEnd {
        if bytes[place] <= UInt8(ascii: " ") {
          place += 1
        } else if isNext("/", "/") {
          while !isAtEnd, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        } else if isNext("/", "*") {
          place += 2
          while !isAtEnd, !isNext("*", "/") { place += 1 }
          place = min(place + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func take(_ sign: Unicode.Scalar) throws {
      skip()
      guard isNext(sign) else { throw failure("\"\(sign)\"") }
      place += 1
    }

    private mutating func takeIfThere(_ sign: Unicode.Scalar) -> Bool {
      skip()
      guard isNext(sign) else { return false }
      place += 1
      return true
    }

    mutating func value() throws -> OldPropertyList {
      skip()
      if takeIfThere("{") {
        var values: [String: OldPropertyList] = [:]
        while !takeIfThere("}") {
          let key = try word()
          try take("=")
          values[key] = try value()
          try take(";")
        }
        return .dictionary(values)
      }
      if takeIfThere("(") {
        var values: [OldPropertyList] = []
        while !takeIfThere(")") {
          values.append(try value())
          // A comma can follow the last element.
          if !takeIfThere(",") {
            try take(")")
            break
          }
        }
        return .array(values)
      }
      return .string(try word())
    }

    private mutating func word() throws -> String {
      skip()
      if isNext("\"") || isNext("'") { return try quoted() }
      let start = place
      while !isAtEnd, Self.isPlain(bytes[place]) { place += 1 }
      guard place > start else { throw failure("a word") }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...,
        UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
        UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        true
      default: false
      }
    }

    private mutating func quoted() throws -> String {
      let quote = bytes[place]
      place += 1
      var text: [UInt8] = []
      while !isAtEnd, bytes[place] != quote {
        if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
          place += 1
          switch bytes[place] {
          case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
          default: text.append(bytes[place])
          }
        } else {
          text.append(bytes[place])
        }
        place += 1
      }
      guard !isAtEnd else { throw failure("a closing quotation mark") }
      place += 1
      return String(decoding: text, as: UTF8.self)
    }
  }
}
