/// What scripts return. By default, a script has the result `undefined`.
public struct ScriptAnswers: StandInAnswers {
  /// The results by the script's whole text, or by the called function's name.
  public var results: [String: any Sendable] = [:]

  public init() {}
  public init(results: [String: any Sendable]) { self.results = results }

  static func result(of script: String) -> Any? {
    let answers: ScriptAnswers = StandInScope.answers(framework: "JavaScriptCore", asked: "to run a script")
    return answers.results[script]
  }
}

/// The engine, which runs nothing.
open class JSVirtualMachine: NSObject {
  public override init() { super.init() }
}

/// An environment for scripts: they aren't run, and have the results in ``ScriptAnswers``. Values that an app sets by a name are
/// found by it.
// No `NSObject`, whose initializer can't be overridden by one that may fail.
open class JSContext {
  private var values: [String: JSValue] = [:]
  public let virtualMachine: JSVirtualMachine!
  /// Never called: without a run there is no exception.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  /// Nil: without a run there is no exception.
  open var exception: JSValue!
  open var name: String!

  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
  }

  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

  /// The global object, whose properties are the values that were set.
  open var globalObject: JSValue! { JSValue(values, in: self) }

  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    let script = script ?? ""
    return values[script] ?? JSValue(ScriptAnswers.result(of: script), in: self)
  }

  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    evaluateScript(script)
  }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    let name = key as? String ?? ""
    return values[name] ?? JSValue(nil, in: self, name: name)
  }

  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    guard let name = key as? NSString else { return }
    values[name as String] = object as? JSValue ?? JSValue(object, in: self, name: name as String)
  }

  open subscript(_ key: String) -> JSValue! { objectForKeyedSubscript(key) }
}

/// Marks a protocol whose members scripts see. It has no effect: no script runs.
public protocol JSExport {}
