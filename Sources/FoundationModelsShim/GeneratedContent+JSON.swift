extension GeneratedContent {
  /// Reads JSON. The properties of an object are in alphabetical order: the decoder doesn't keep that of the text.
  public init(json: String) throws {
    do {
      self = try JSONDecoder().decode(Decoded.self, from: Data(json.utf8)).content
    } catch {
      throw LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: "No JSON: \(json)"))
    }
  }

  /// The value as JSON, with an object's properties in their order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Int(exactly: value).map(String.init) ?? value.description
    case .string(let value): Self.quoted(value)
    case .array(let values): "[\(values.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{\(keys.compactMap { key in properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" } }.joined(separator: ", "))}"
    }
  }

  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: (try? encoder.encode(text)) ?? Data(), as: UTF8.self)
  }

  private struct Decoded: Decodable {
    let content: GeneratedContent

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Key.self) {
        let keys = object.allKeys.map(\.stringValue).sorted()
        var values: [String: GeneratedContent] = [:]
        for key in keys { values[key] = try object.decode(Decoded.self, forKey: Key(stringValue: key)).content }
        content = GeneratedContent(kind: .structure(properties: values, orderedKeys: keys))
      } else if let values = try? decoder.singleValueContainer().decode([Decoded].self) {
        content = GeneratedContent(kind: .array(values.map(\.content)))
      } else {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
          content = GeneratedContent(kind: .null)
        } else if let flag = try? value.decode(Bool.self) {
          content = GeneratedContent(kind: .bool(flag))
        } else if let number = try? value.decode(Double.self) {
          content = GeneratedContent(kind: .number(number))
        } else {
          content = GeneratedContent(kind: .string(try value.decode(String.self)))
        }
      }
    }
  }
}
