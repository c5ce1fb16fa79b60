package import TextLayout

/// Every thread's text engine: an engine holds open fonts, which threads can't share.
package enum TextEngines {
  private struct Slot {
    var engine: TextEngine?
    var generation = -1
  }

  private static let slot = ThreadValue { Slot() }

  /// The calling thread's engine, with the fonts that are registered now.
  package static var current: TextEngine {
    let generation = FontRegistry.generation
    if let engine = slot.value.engine, slot.value.generation == generation { return engine }
    let engine = TextEngine(library: FontRegistry.library)
    slot.value = Slot(engine: engine, generation: generation)
    return engine
  }
}
