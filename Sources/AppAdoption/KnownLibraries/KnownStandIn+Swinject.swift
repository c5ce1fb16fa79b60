extension KnownStandIn {
  /// Swinject's containers.
  static let swinject = #"""
    import Foundation

    /// How long a container keeps what it has made.
    public final class ObjectScope: CustomStringConvertible, @unchecked Sendable {
      public let description: String
      fileprivate let isKept: Bool
      public init(description: String = "", isKept: Bool = false) { (self.description, self.isKept) = (description, isKept) }
      public static let transient = ObjectScope(description: "transient")
      public static let graph = ObjectScope(description: "graph")
      public static let container = ObjectScope(description: "container", isKept: true)
      public static let weak = ObjectScope(description: "weak", isKept: true)
    }

    public protocol Resolver {
      func resolve<Service>(_ serviceType: Service.Type) -> Service?
      func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
      func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service?
      func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service?
      func resolve<Service, Arg1, Arg2, each Arg>(
        _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ more: repeat each Arg
      ) -> Service?
      func resolve<Service, Arg1, Arg2, each Arg>(
        _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ more: repeat each Arg
      ) -> Service?
    }

    public protocol ServiceEntryProtocol: AnyObject {
      /// Forgets what is kept in a scope.
      func reset(_ scope: ObjectScope)
    }

    public final class ServiceEntry<Service>: ServiceEntryProtocol {
      fileprivate let make: (any Resolver, [Any]) -> Service
      fileprivate var scope = ObjectScope.graph
      fileprivate var kept: Service?
      fileprivate var completions: [(any Resolver, Service) -> Void] = []
      fileprivate weak var container: Container?
      fileprivate var name: String?
      fileprivate var count = 0
      public func reset(_ scope: ObjectScope) { if scope === self.scope { kept = nil } }
      fileprivate init(_ make: @escaping (any Resolver, [Any]) -> Service) { self.make = make }

      @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        scope = objectScope
        return self
      }
      @discardableResult public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
        completions.append(completed)
        return self
      }
      /// The other service is made as this one is.
      @discardableResult public func implements<T>(_ type: T.Type, name: String? = nil) -> Self {
        guard let container else { return self }
        _ = container.add(type, name ?? self.name, count) { [unowned container] _, arguments in
          container.make(Service.self, self.name, arguments) as! T
        }
        return self
      }
    }

    public protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: any Resolver)
    }
    extension Assembly { public func loaded(resolver: any Resolver) {} }

    public final class Assembler {
      private let container: Container
      public init(container: Container? = nil) { self.container = container ?? Container() }
      public init(_ assemblies: [any Assembly], parent: Assembler? = nil, defaultObjectScope: ObjectScope = .graph) {
        container = Container(parent: parent?.container, defaultObjectScope: defaultObjectScope)
        apply(assemblies: assemblies)
      }
      public convenience init(_ assemblies: [any Assembly], container: Container) {
        self.init(container: container)
        apply(assemblies: assemblies)
      }
      public var resolver: any Resolver { container }
      public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
      public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: container) }
      }
    }

    public final class Container: Resolver, @unchecked Sendable {
      private struct Key: Hashable {
        let service: ObjectIdentifier
        let name: String?
        let arguments: Int
      }
      private let parent: Container?
      private let defaultScope: ObjectScope
      private var entries: [Key: any ServiceEntryProtocol] = [:]
      private let lock = NSRecursiveLock()

      public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
        (self.parent, defaultScope) = (parent, defaultObjectScope)
      }
      public convenience init(
        parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, registeringClosure: (Container) -> Void
      ) {
        self.init(parent: parent, defaultObjectScope: defaultObjectScope)
        registeringClosure(self)
      }
      public func synchronize() -> any Resolver { self }
      public func removeAll() { lock.withLock { entries = [:] } }
      public func resetObjectScope(_ objectScope: ObjectScope) { lock.withLock { entries.values.forEach { $0.reset(objectScope) } } }

      fileprivate func add<Service>(
        _ type: Service.Type, _ name: String?, _ count: Int, _ make: @escaping (any Resolver, [Any]) -> Service
      ) -> ServiceEntry<Service> {
        let entry = ServiceEntry(make)
        (entry.scope, entry.container, entry.name, entry.count) = (defaultScope, self, name, count)
        lock.withLock { entries[Key(service: ObjectIdentifier(type), name: name, arguments: count)] = entry }
        return entry
      }
      fileprivate func make<Service>(_ type: Service.Type, _ name: String?, _ arguments: [Any]) -> Service? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(service: ObjectIdentifier(type), name: name, arguments: arguments.count)
        guard let entry = entries[key] as? ServiceEntry<Service> else { return parent?.make(type, name, arguments) }
        if let kept = entry.kept { return kept }
        let made = entry.make(self, arguments)
        if entry.scope.isKept { entry.kept = made }
        for completion in entry.completions { completion(self, made) }
        return made
      }

      @discardableResult public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
      ) -> ServiceEntry<Service> { add(serviceType, name, 0) { resolver, _ in factory(resolver) } }
      @discardableResult public func register<Service, Arg1>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, Arg1) -> Service
      ) -> ServiceEntry<Service> { add(serviceType, name, 1) { factory($0, $1[0] as! Arg1) } }
      @discardableResult public func register<Service, Arg1, Arg2>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, Arg1, Arg2) -> Service
      ) -> ServiceEntry<Service> { add(serviceType, name, 2) { factory($0, $1[0] as! Arg1, $1[1] as! Arg2) } }
      @discardableResult public func register<Service, Arg1, Arg2, Arg3>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, Arg1, Arg2, Arg3) -> Service
      ) -> ServiceEntry<Service> { add(serviceType, name, 3) { factory($0, $1[0] as! Arg1, $1[1] as! Arg2, $1[2] as! Arg3) } }
      @discardableResult public func register<Service, Arg1, Arg2, Arg3, Arg4>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, Arg1, Arg2, Arg3, Arg4) -> Service
      ) -> ServiceEntry<Service> {
        add(serviceType, name, 4) { factory($0, $1[0] as! Arg1, $1[1] as! Arg2, $1[2] as! Arg3, $1[3] as! Arg4) }
      }

      public func resolve<Service>(_ serviceType: Service.Type) -> Service? { make(serviceType, nil, []) }
      public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? { make(serviceType, name, []) }
      public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? { make(serviceType, nil, [argument]) }
      public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? { make(serviceType, name, [argument]) }
      public func resolve<Service, Arg1, Arg2, each Arg>(
        _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ more: repeat each Arg
      ) -> Service? { resolve(serviceType, name: nil, arguments: arg1, arg2, repeat each more) }
      public func resolve<Service, Arg1, Arg2, each Arg>(
        _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ more: repeat each Arg
      ) -> Service? {
        var arguments: [Any] = [arg1, arg2]
        repeat arguments.append(each more)
        return make(serviceType, name, arguments)
      }
    }

    """#
}
