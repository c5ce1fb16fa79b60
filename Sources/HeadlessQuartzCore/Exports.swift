// Layers speak of colours, images and paths, and of selectors; sources that import them alone use these, too.
@_exported public import Foundation
@_exported public import HeadlessCoreGraphics
@_exported public import HeadlessObjectiveC
