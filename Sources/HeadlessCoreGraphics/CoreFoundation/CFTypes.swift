public import Foundation

// Core Foundation's types, which are Foundation's here, so that `... as CFData` compiles.

public typealias CFData = Data
public typealias CFURL = URL
public typealias CFString = String
public typealias CFError = NSError

/// What an error says, for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }
