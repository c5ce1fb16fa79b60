// What `import SwiftUI` brings beside its own: UIKit, the macro `@Observable`, and with the trait "Combine" its observable objects.
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Observation

#if Combine
  @_exported public import HeadlessCombine
#endif
