// `import CoreGraphics` on Linux. All of the interface comes along: Apple's modules are split otherwise, and a list of names
// would have to follow every addition.
@_exported import HeadlessUIKit
