// `import CoreGraphics` on Linux: colours, paths, images, contexts and geometry, and no views.
@_exported public import HeadlessCoreGraphics
// With `MemberImportVisibility`, a file sees a type's members only if it imports the module that declares them.
@_exported public import struct Graphics.CGAffineTransform
