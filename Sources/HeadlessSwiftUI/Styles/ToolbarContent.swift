/// What a bar shows.
@preconcurrency @MainActor public protocol ToolbarContent {}
