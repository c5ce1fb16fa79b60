internal import Foundation

/// A program's file in the Executable and Linkable Format, 64 bits, in the machine's byte order.
struct ELFFile {
  /// The size of an entry of a symbol table, in bytes: the name's offset (4), kind (4), address (8), size (8).
  static let symbolSize = 24

  private let bytes: UnsafeRawBufferPointer

  /// Nil for other files.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let sixtyFourBits: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]
    guard bytes.count >= 64, bytes.starts(with: sixtyFourBits) else { return nil }
    self.bytes = bytes
  }

  /// The symbols, and the string table with their zero-terminated names; nil if they were stripped.
  var symbolTable: (symbols: UnsafeRawBufferPointer, names: UnsafeRawBufferPointer)? {
    let table = word(40)
    let count = Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    guard table > 0, table <= bytes.count - 64 * count else { return nil }
    let sections = (0..<count).map { table + 64 * $0 }
    // Kind 2 is a symbol table; it references the section of its strings by index.
    guard let symbols = sections.first(where: { bytes.loadUnaligned(fromByteOffset: $0 + 4, as: UInt32.self) == 2 })
    else { return nil }
    let link = Int(bytes.loadUnaligned(fromByteOffset: symbols + 40, as: UInt32.self))
    guard sections.indices.contains(link) else { return nil }
    return contents(ofSectionAt: symbols).flatMap { symbols in
      contents(ofSectionAt: sections[link]).map { (symbols, $0) }
    }
  }

  /// Calls `body` with each symbol's name and its address in the file; false if symbols were stripped.
  func forEachSymbol(_ body: (_ name: UnsafeRawBufferPointer, _ address: UInt) -> Void) -> Bool {
    guard let table = symbolTable, let nameStart = table.names.baseAddress else { return false }
    let symbols = table.symbols
    var offset = 0
    while offset + ELFFile.symbolSize <= symbols.count {
      let nameOffset = Int(symbols.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let value = symbols.loadUnaligned(fromByteOffset: offset + 8, as: UInt.self)
      offset += ELFFile.symbolSize
      guard value != 0, nameOffset < table.names.count else { continue }
      let name = nameStart + nameOffset
      let length = strnlen(name.assumingMemoryBound(to: CChar.self), table.names.count - nameOffset)
      body(UnsafeRawBufferPointer(start: name, count: length), value)
    }
    return true
  }

  /// The difference between the addresses in the running program and in the file.
  ///
  /// - Parameter auxiliaryVector: the vector that the system passed to the program: pairs of words, a kind and a value.
  func loadAddress(auxiliaryVector: UnsafeRawBufferPointer) -> UInt? {
    let headersKind: UInt = 3
    let pairs = stride(from: 0, to: auxiliaryVector.count - 15, by: 16)
    guard
      let pair = pairs.first(where: { auxiliaryVector.loadUnaligned(fromByteOffset: $0, as: UInt.self) == headersKind })
    else { return nil }
    let headers = auxiliaryVector.loadUnaligned(fromByteOffset: pair + 8, as: UInt.self)
    let table = word(32)
    let count = Int(bytes.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
    guard table > 0, table <= bytes.count - 56 * count else { return nil }
    // A header of kind 6 contains the address of the headers themselves.
    let own = (0..<count).map { table + 56 * $0 }.first {
      bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) == 6
    }
    return headers &- UInt(own.map { word($0 + 16) } ?? table)
  }

  /// The address of a section before relocation; nil if there is none.
  func section(_ name: String) -> (address: UInt, size: Int)? {
    let table = word(40)
    let count = Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    let nameSection = Int(bytes.loadUnaligned(fromByteOffset: 62, as: UInt16.self))
    guard table > 0, table <= bytes.count - 64 * count, nameSection < count,
      let names = contents(ofSectionAt: table + 64 * nameSection)
    else { return nil }
    let wanted = Array(name.utf8) + [0]
    let header = (0..<count).map { table + 64 * $0 }.first { header in
      let start = Int(bytes.loadUnaligned(fromByteOffset: header, as: UInt32.self))
      return start < names.count && names[start...].starts(with: wanted)
    }
    return header.map { (UInt(bitPattern: word($0 + 16)), word($0 + 32)) }
  }

  private func contents(ofSectionAt header: Int) -> UnsafeRawBufferPointer? {
    let offset = word(header + 24)
    let size = word(header + 32)
    guard offset >= 0, size >= 0, offset <= bytes.count, size <= bytes.count - offset else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + size)])
  }

  private func word(_ offset: Int) -> Int { bytes.loadUnaligned(fromByteOffset: offset, as: Int.self) }
}
