public import Foundation

/// A Metal function with its arguments. Metal isn't available here: content is drawn without the shader.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// An argument of the function.
  public struct Argument: Equatable, Sendable {
    fileprivate enum Value: Equatable, Sendable {
      case floats([Float])
      case color(Color)
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    fileprivate let value: Value

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .floats([Float(x)])) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y)]))
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z), Float(w)]))
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .floats(array)) }
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// The use that a shader is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  public func compile(as type: UsageType) async throws {}

  /// As a style, a shader is clear.
  public func _resolve(_ context: _StyleContext) -> _PaintStyle { Color.clear._resolve(context) }
}

/// A Metal function, identified by its name.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of Metal functions.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let source: String

  public static let `default` = ShaderLibrary(source: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }
  private init(source: String) { self.source = source }
  public init(data: Data) { source = "data" }
  public init(url: URL) { source = url.absoluteString }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension ShapeStyle where Self == Shader {
  public static func shader(_ shader: Shader) -> Shader { shader }
}

nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
