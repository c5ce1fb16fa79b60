/// An attribute: a number, a text, a date, or an object that is stored as data.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the value transformer of a transformable attribute; nil archives values with `NSKeyedArchiver`.
  open var valueTransformerName: String?
  /// Stored but unused: stores here keep all data in their own file.
  open var allowsExternalBinaryDataStorage = false

  /// The name of the values' class.
  open var attributeValueClassName: String? {
    get { givenClassName ?? standardClassName }
    set { givenClassName = newValue }
  }
  private var givenClassName: String?

  private var standardClassName: String? {
    switch attributeType {
    case .decimalAttributeType: "NSDecimalNumber"
    case _ where attributeType.isNumber: "NSNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    default: nil
    }
  }

  override func made() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.givenClassName = givenClassName
    return copy
  }
}

extension NSAttributeDescription {
  /// The type of an attribute's values, in the newer spelling.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
