/// Writes a message whose values follow as arguments, as in `printf`: `%d`, `%{public}@`, `%.2f`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type, LogFormat.text("\(message)", args))
}

/// The same, with the type as the first argument.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type, LogFormat.text("\(message)", args))
}

/// Writes a message that contains its values.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.description)
}
