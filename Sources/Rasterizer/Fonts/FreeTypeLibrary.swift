import CFreeType
import Foundation

/// An instance of FreeType. Confined to a thread.
///
/// It is assembled from FreeType's parts instead of with `FT_Init_FreeType`, which reads the environment variable
/// `FREETYPE_PROPERTIES`, with which users can change how glyphs look.
final class FreeTypeLibrary {
  let handle: FT_Library
  private let memory: FT_Memory

  init() throws(RasterizerError) {
    let memory = FT_Memory.allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil,
        alloc: { _, size in malloc(size) },
        free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var library: FT_Library?
    let code = FT_New_Library(memory, &library)
    guard code == 0, let library else {
      memory.deallocate()
      throw .freeType(code: Int(code))
    }
    FT_Add_Default_Modules(library)
    handle = library
    self.memory = memory
  }

  deinit {
    FT_Done_Library(handle)
    memory.deallocate()
  }
}
