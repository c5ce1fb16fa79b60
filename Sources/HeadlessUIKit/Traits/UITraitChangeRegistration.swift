public import Foundation

/// A token that stands for a registration for trait changes, to end it with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
