// The images of the dynamic loader, in which libraries look for Apple's frameworks. A program of Linux has no Mach-O images: their
// number is 0, and the layouts below are Darwin's, so that code that reads images compiles.

/// The start of a 32-bit image.
public struct mach_header: Sendable {
  /// `MH_MAGIC` or `MH_MAGIC_64`. No effect: there are no images.
  public var magic: UInt32 = 0
  /// The kind of processor. No effect: there are no images.
  public var cputype: Int32 = 0
  /// The processor within its kind. No effect: there are no images.
  public var cpusubtype: Int32 = 0
  /// Whether the file is a program or a library. No effect: there are no images.
  public var filetype: UInt32 = 0
  /// The number of load commands. No effect: there are no images.
  public var ncmds: UInt32 = 0
  /// The length of the load commands in bytes. No effect: there are no images.
  public var sizeofcmds: UInt32 = 0
  /// Flags of the file or segment. No effect: there are no images.
  public var flags: UInt32 = 0
  public init() {}
}

/// The start of a 64-bit image.
public struct mach_header_64: Sendable {
  /// `MH_MAGIC` or `MH_MAGIC_64`. No effect: there are no images.
  public var magic: UInt32 = 0
  /// The kind of processor. No effect: there are no images.
  public var cputype: Int32 = 0
  /// The processor within its kind. No effect: there are no images.
  public var cpusubtype: Int32 = 0
  /// Whether the file is a program or a library. No effect: there are no images.
  public var filetype: UInt32 = 0
  /// The number of load commands. No effect: there are no images.
  public var ncmds: UInt32 = 0
  /// The length of the load commands in bytes. No effect: there are no images.
  public var sizeofcmds: UInt32 = 0
  /// Flags of the file or segment. No effect: there are no images.
  public var flags: UInt32 = 0
  /// Unused by Darwin. No effect: there are no images.
  public var reserved: UInt32 = 0
  public init() {}
}

/// The start of each command that follows an image's header.
public struct load_command: Sendable {
  /// The kind of command. No effect: there are no images.
  public var cmd: UInt32 = 0
  /// The command's length in bytes.
  public var cmdsize: UInt32 = 0
  public init() {}
}

/// The command for a part of a 64-bit image; its name has up to 16 bytes.
public struct segment_command_64: Sendable {
  /// The kind of command. No effect: there are no images.
  public var cmd: UInt32 = 0
  /// The length of the command in bytes. No effect: there are no images.
  public var cmdsize: UInt32 = 0
  /// The segment's name. No effect: there are no images.
  public var segname: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) =
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// The segment's address in memory. No effect: there are no images.
  public var vmaddr: UInt64 = 0
  /// The segment's length in memory, in bytes. No effect: there are no images.
  public var vmsize: UInt64 = 0
  /// The segment's place in the file, in bytes. No effect: there are no images.
  public var fileoff: UInt64 = 0
  /// The segment's length in the file, in bytes. No effect: there are no images.
  public var filesize: UInt64 = 0
  /// The strongest protection of its pages. No effect: there are no images.
  public var maxprot: Int32 = 0
  /// The first protection of its pages. No effect: there are no images.
  public var initprot: Int32 = 0
  /// The number of sections. No effect: there are no images.
  public var nsects: UInt32 = 0
  /// Flags of the file or segment. No effect: there are no images.
  public var flags: UInt32 = 0
  public init() {}
}

public var LC_SEGMENT: UInt32 { 0x1 }
public var LC_SEGMENT_64: UInt32 { 0x19 }
public var MH_MAGIC: UInt32 { 0xFEED_FACE }
public var MH_MAGIC_64: UInt32 { 0xFEED_FACF }

/// The number of images: none.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of an image; nil, as there are none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { nil }
/// The start of an image; nil, as there are none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }
/// How far an image was moved from its preferred address; 0, as there are none.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }
