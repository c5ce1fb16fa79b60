// `import CoreGraphics` on Linux: colours, paths, images, contexts and geometry, and no views.
@_exported public import HeadlessCoreGraphics
