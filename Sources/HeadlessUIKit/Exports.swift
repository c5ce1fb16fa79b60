// UIKit's interface speaks of the types of these modules, and apps that import UIKit use them without importing them.
@_exported public import Foundation
@_exported public import HeadlessCoreGraphics
@_exported public import HeadlessObjectiveC
@_exported public import HeadlessQuartzCore
// With `MemberImportVisibility`, a file sees a type's members only if it imports the module that declares them.
@_exported public import struct Graphics.CGAffineTransform
