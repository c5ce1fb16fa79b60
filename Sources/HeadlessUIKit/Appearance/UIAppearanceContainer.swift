public import Foundation

/// What views are in, by whose class their appearance may depend: views, controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
