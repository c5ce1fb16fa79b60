// `import CoreImage` on Linux: pictures and filters, which come with UIKit as on iOS.
@_exported public import HeadlessUIKit
