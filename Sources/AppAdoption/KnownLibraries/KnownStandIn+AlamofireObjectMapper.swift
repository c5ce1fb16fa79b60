extension KnownStandIn {
  /// AlamofireObjectMapper's responses.
  static let alamofireObjectMapper = #"""
    @_exported import Alamofire
    import Foundation
    @_exported import ObjectMapper

    extension DataRequest {
      private func mapped<T>(
        _ queue: DispatchQueue?, _ keyPath: String?, _ completion: @escaping (AFDataResponse<T>) -> Void, _ read: @escaping (Any?) -> T?
      ) -> Self {
        responseJSON(queue: queue ?? .main) { response in
          let result = response.result.flatMap { json -> Result<T, AFError> in
            var value: Any? = json
            for key in keyPath?.split(separator: ".") ?? [] { value = (value as? [String: Any])?[String(key)] }
            guard let object = read(value) else {
              return .failure(.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
            }
            return .success(object)
          }
          completion(AFDataResponse(request: response.request, response: response.response, data: response.data, result: result))
        }
      }
      @discardableResult public func responseObject<T: BaseMappable>(
        queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil, context: (any MapContext)? = nil,
        completionHandler: @escaping (AFDataResponse<T>) -> Void
      ) -> Self { mapped(queue, keyPath, completionHandler) { Mapper<T>().map(JSONObject: $0) } }
      @discardableResult public func responseArray<T: BaseMappable>(
        queue: DispatchQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil,
        completionHandler: @escaping (AFDataResponse<[T]>) -> Void
      ) -> Self { mapped(queue, keyPath, completionHandler) { Mapper<T>().mapArray(JSONObject: $0) } }
    }

    """#
}
