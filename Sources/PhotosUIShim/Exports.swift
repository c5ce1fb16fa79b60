// As on Apple's platforms.
@_exported public import Photos
@_exported public import UniformTypeIdentifiers
