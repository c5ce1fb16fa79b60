// `import UIKit` on Linux: the code lives in HeadlessUIKit, so that a module of this name never hides Apple's.
@_exported import HeadlessUIKit
