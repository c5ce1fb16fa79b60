/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}
