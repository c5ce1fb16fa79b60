extension KnownStandIn {
  /// Resolver's services.
  static let resolver = #"""
    import Foundation

    public protocol Resolving {}
    extension Resolving {
      public var resolver: Resolver { .root }
    }
    public protocol ResolverRegistering { static func registerAllServices() }

    public typealias ResolverFactory<Service> = () -> Service?
    public typealias ResolverFactoryResolver<Service> = (Resolver) -> Service?

    /// How long a resolver keeps what it has made.
    public class ResolverScope: @unchecked Sendable {
      fileprivate let isKept: Bool
      fileprivate init(isKept: Bool) { self.isKept = isKept }
      public static let application = ResolverScope(isKept: true)
      public static let cached = ResolverScope(isKept: true)
      public static let shared = ResolverScope(isKept: true)
      public static let graph = ResolverScope(isKept: false)
      public static let unique = ResolverScope(isKept: false)
      public func reset() {}
    }

    public class ResolverOptions<Service> {
      fileprivate let make: (Resolver, Resolver.Args) -> Service?
      fileprivate var scope = Resolver.defaultScope
      fileprivate var kept: Service?
      fileprivate var changes: [(Resolver, Service) -> Void] = []
      private let implementing: (Any.Type, Resolver.Name?, @escaping (Resolver, Resolver.Args) -> Any?) -> Void
      fileprivate init(
        _ make: @escaping (Resolver, Resolver.Args) -> Service?,
        _ implementing: @escaping (Any.Type, Resolver.Name?, @escaping (Resolver, Resolver.Args) -> Any?) -> Void
      ) { (self.make, self.implementing) = (make, implementing) }

      fileprivate func service(_ resolver: Resolver, _ args: Resolver.Args) -> Service? {
        if let kept { return kept }
        guard let made = make(resolver, args) else { return nil }
        if scope.isKept { kept = made }
        for change in changes { change(resolver, made) }
        return made
      }
      @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
        self.scope = scope
        return self
      }
      @discardableResult public func resolveProperties(_ block: @escaping (Resolver, Service) -> Void) -> ResolverOptions<Service> {
        changes.append(block)
        return self
      }
      @discardableResult public func implements<P>(_ type: P.Type, name: Resolver.Name? = nil) -> ResolverOptions<Service> {
        implementing(type, name) { self.service($0, $1) }
        return self
      }
    }

    public final class Resolver: @unchecked Sendable {
      public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral: String) { rawValue = stringLiteral }
        public static func name(fromString string: String?) -> Name? { string.map { Name($0) } }
      }
      public struct Args {
        private let value: Any?
        fileprivate init(_ value: Any?) { self.value = value }
        public func callAsFunction<T>() -> T { value as! T }
        public func callAsFunction<T>(_ key: String) -> T { (value as! [String: Any])[key] as! T }
        public func get<T>() -> T { value as! T }
        public func optional<T>() -> T? { value as? T }
      }
      private struct Key: Hashable {
        let service: ObjectIdentifier
        let name: Name?
      }

      public nonisolated(unsafe) static var main = Resolver()
      public nonisolated(unsafe) static var root = main
      public nonisolated(unsafe) static var defaultScope = ResolverScope.graph
      public static let cached = ResolverScope.cached
      public static let application = ResolverScope.application
      public static let shared = ResolverScope.shared
      public static let graph = ResolverScope.graph
      public static let unique = ResolverScope.unique

      private let lock = NSRecursiveLock()
      private var makers: [Key: (Resolver, Args) -> Any?] = [:]
      private let parent: Resolver?
      private var hasRegistered = false
      public init(parent: Resolver? = nil) { self.parent = parent }
      public convenience init(child: Resolver) { self.init(parent: child) }

      private func add<Service>(
        _ type: Service.Type, _ name: Name?, _ make: @escaping (Resolver, Args) -> Service?
      ) -> ResolverOptions<Service> {
        let options = ResolverOptions(make) { other, name, maker in
          self.lock.withLock { self.makers[Key(service: ObjectIdentifier(other), name: name)] = maker }
        }
        lock.withLock { makers[Key(service: ObjectIdentifier(type), name: name)] = { options.service($0, $1) } }
        return options
      }
      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactory<Service>
      ) -> ResolverOptions<Service> { add(type, name) { _, _ in factory() } }
      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactoryResolver<Service>
      ) -> ResolverOptions<Service> { add(type, name) { resolver, _ in factory(resolver) } }
      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> Service?
      ) -> ResolverOptions<Service> { add(type, name, factory) }
      @discardableResult public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactory<Service>
      ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
      @discardableResult public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactoryResolver<Service>
      ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }

      public func optional<Service>(_ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil) -> Service? {
        lock.lock()
        defer { lock.unlock() }
        // As the library does: an app's own extension registers its services before the first is resolved.
        if !hasRegistered {
          hasRegistered = true
          (Resolver.self as Any as? any ResolverRegistering.Type)?.registerAllServices()
        }
        if let maker = makers[Key(service: ObjectIdentifier(type), name: name)] { return maker(self, Args(args)) as? Service }
        return parent?.optional(type, name: name, args: args)
      }
      public func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil) -> Service {
        guard let service = optional(type, name: name, args: args) else {
          fatalError("RESOLVER: '\(Service.self):\(name?.rawValue ?? "NONAME")' not resolved.")
        }
        return service
      }
      public static func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil) -> Service {
        root.resolve(type, name: name, args: args)
      }
      public static func optional<Service>(_ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil) -> Service? {
        root.optional(type, name: name, args: args)
      }
      public static func reset() {
        main = Resolver()
        root = main
      }
    }

    @propertyWrapper public struct Injected<Service> {
      private var service: Service
      public init() { service = Resolver.resolve() }
      public init(name: Resolver.Name? = nil, container: Resolver? = nil) { service = (container ?? .root).resolve(name: name) }
      public var wrappedValue: Service {
        get { service }
        set { service = newValue }
      }
      public var projectedValue: Injected<Service> {
        get { self }
        set { self = newValue }
      }
    }

    @propertyWrapper public struct OptionalInjected<Service> {
      private var service: Service?
      public init() { service = Resolver.optional() }
      public var wrappedValue: Service? {
        get { service }
        set { service = newValue }
      }
    }

    @propertyWrapper public struct LazyInjected<Service> {
      private var service: Service?
      private let name: Resolver.Name?
      public init() { name = nil }
      public init(name: Resolver.Name? = nil, container: Resolver? = nil) { self.name = name }
      public var wrappedValue: Service {
        mutating get {
          if let service { return service }
          let made: Service = Resolver.resolve(name: name)
          service = made
          return made
        }
        set { service = newValue }
      }
    }

    """#
}
