public import HeadlessCoreGraphics
internal import UniformTypeIdentifiers

// The functions for uniform types that preceded `UTType`.

/// Whether the first type is equal to the second type or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the type for a file name extension or MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> HandedOutText? {
  let supertype = inConformingToUTI.map { UTType(importedAs: $0) }
  return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: supertype)
    .map { HandedOutText(text: $0.identifier) }
}

/// Returns the preferred file name extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> HandedOutText? {
  let type = UTType(importedAs: inUTI)
  let tag =
    inTagClass == kUTTagClassFilenameExtension
    ? type.preferredFilenameExtension
    : inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : nil
  return tag.map { HandedOutText(text: $0) }
}

/// A string as a Core Foundation function returns it, whose ownership the caller can take. Strings are values here, and `Unmanaged`
/// requires objects.
public struct HandedOutText: Sendable {
  let text: CFString

  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}
