// Translation's interface has sources and tokens.
@_exported public import SwiftLexing
