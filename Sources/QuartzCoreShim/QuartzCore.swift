// `import QuartzCore` on Linux: layers and animations live in HeadlessUIKit.
@_exported import HeadlessUIKit
