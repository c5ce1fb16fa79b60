// The names of flags in C, whose numbers older sources combine: `flags & UInt32(kSCNetworkFlagsReachable)`.

/// The number of `SCNetworkReachabilityFlags.transientConnection`.
public let kSCNetworkFlagsTransientConnection = Int(SCNetworkReachabilityFlags.transientConnection.rawValue)

/// The number of `SCNetworkReachabilityFlags.reachable`.
public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)

/// The number of `SCNetworkReachabilityFlags.connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)

/// The number of `SCNetworkReachabilityFlags.connectionAutomatic`.
public let kSCNetworkFlagsConnectionAutomatic = Int(SCNetworkReachabilityFlags.connectionAutomatic.rawValue)

/// The number of `SCNetworkReachabilityFlags.interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = Int(SCNetworkReachabilityFlags.interventionRequired.rawValue)

/// The number of `SCNetworkReachabilityFlags.isLocalAddress`.
public let kSCNetworkFlagsIsLocalAddress = Int(SCNetworkReachabilityFlags.isLocalAddress.rawValue)

/// The number of `SCNetworkReachabilityFlags.isDirect`.
public let kSCNetworkFlagsIsDirect = Int(SCNetworkReachabilityFlags.isDirect.rawValue)
