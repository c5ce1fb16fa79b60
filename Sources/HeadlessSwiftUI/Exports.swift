// What `import SwiftUI` also brings on Apple's platforms: UIKit, the macro `@Observable`, and observable objects.
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Observation
@_exported public import SwiftUIGraph
@_exported public import SwiftUILayout
@_exported public import UniformTypeIdentifiers

#if Combine
  // On Apple's platforms, Foundation declares these two names of Combine's. Its other names need `import Combine`, so that a
  // library's `Subscription` or `Future` isn't ambiguous in a file that imports SwiftUI.
  public import HeadlessCombine

  public typealias ObservableObject = HeadlessCombine.ObservableObject
  public typealias Published = HeadlessCombine.Published
#else
  @_exported public import HeadlessCombine
#endif
