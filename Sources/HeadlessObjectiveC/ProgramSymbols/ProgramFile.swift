internal import Foundation

/// The running program's own file.
enum ProgramFile {
  /// Calls `body` with the file and its load address; nil if it can't be read.
  static func read<Value>(_ body: (_ file: ELFFile, _ loadAddress: UInt) -> Value?) -> Value? {
    guard let file = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped),
      let vector = try? Data(contentsOf: URL(filePath: "/proc/self/auxv"))
    else { return nil }
    return file.withUnsafeBytes { file in
      ELFFile(file).flatMap { elf in
        vector.withUnsafeBytes { elf.loadAddress(auxiliaryVector: $0) }.flatMap { body(elf, $0) }
      }
    }
  }

  /// A section in memory; nil if there is none.
  static func section(_ name: String) -> UnsafeRawBufferPointer? {
    read { file, loadAddress in
      file.section(name).map { section in
        UnsafeRawBufferPointer(
          start: UnsafeRawPointer(bitPattern: section.address &+ loadAddress), count: section.size)
      }
    }
  }
}
