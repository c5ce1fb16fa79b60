// What a PDF document says of itself, as Core Graphics names it.

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A text, or a list of words.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made it.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
