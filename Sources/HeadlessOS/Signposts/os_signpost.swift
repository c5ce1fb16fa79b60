/// Writes a mark to the log: there is no Instruments to show it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug, "signpost \(type.label) \(name)")
}

/// The same with a message, whose values are given after it as in `os_log`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(.debug, "signpost \(type.label) \(name): \(LogFormat.text("\(format)", arguments))")
}
