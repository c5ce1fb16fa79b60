// The public interface of SourceTranslation uses the types of SwiftLexing.
@_exported public import SwiftLexing
