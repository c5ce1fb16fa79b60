// `import ObjectiveC` on Linux: associated objects, selectors, locks. A product of its own, which nothing here depends on:
// packages that see this module take it for Objective-C's runtime.
@_exported public import HeadlessObjectiveC
