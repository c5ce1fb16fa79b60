/// Writes a signpost to the log, because Instruments doesn't exist here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug, "signpost \(type.label) \(name)")
}

/// The same, with a message whose values follow as arguments, as in `os_log`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(.debug, "signpost \(type.label) \(name): \(LogFormat.text("\(format)", arguments))")
}
