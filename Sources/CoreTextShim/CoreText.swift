// `import CoreText` on Linux: the registration of fonts, which comes with UIKit as on iOS. There are no lines or frames.
@_exported public import HeadlessUIKit
