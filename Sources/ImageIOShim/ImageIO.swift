// `import ImageIO` on Linux: pictures in files, which come with UIKit here.
@_exported public import HeadlessUIKit
