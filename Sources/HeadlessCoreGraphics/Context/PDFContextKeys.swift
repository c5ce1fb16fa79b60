// What a PDF document says of itself, as Core Graphics names it.

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A text, or a list of words.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// A page's box, as the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The program that made it.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
