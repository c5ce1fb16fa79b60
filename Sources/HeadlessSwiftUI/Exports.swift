// What `import SwiftUI` also brings on Apple's platforms: UIKit, the macro `@Observable`, and observable objects.
@_exported public import Foundation
@_exported public import HeadlessCombine
@_exported public import HeadlessUIKit
@_exported public import Observation
@_exported public import SwiftUIGraph
@_exported public import SwiftUILayout
@_exported public import UniformTypeIdentifiers
