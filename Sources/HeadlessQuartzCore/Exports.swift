// Layers use colours, images, paths and selectors; sources that import only this module use these, too.
@_exported public import Foundation
@_exported public import HeadlessCoreGraphics
@_exported public import HeadlessObjectiveC
