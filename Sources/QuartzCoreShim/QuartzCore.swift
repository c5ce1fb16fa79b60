// `import QuartzCore` on Linux: layers and animations, with what they are drawn with, and no views.
@_exported public import HeadlessCoreGraphics
@_exported public import HeadlessQuartzCore
