// `import CoreText` on Linux: fonts, lines and frames of text, which come with UIKit as on iOS.
@_exported public import HeadlessUIKit
