import Foundation
import HeadlessAccelerate
import Testing

/// Matrices, quaternions and vectors of `simd`.
@Suite struct VectorTests {
  @Test func matricesAreMultipliedByColumns() {
    let matrix = simd_float2x2(columns: (SIMD2(1, 2), SIMD2(3, 4)))
    #expect(matrix * SIMD2<Float>(1, 1) == SIMD2(4, 6))
    #expect(SIMD2<Float>(1, 1) * matrix == SIMD2(3, 7))
    #expect(matrix[1][0] == 3 && matrix[0, 1] == 2)
    #expect(simd_float2x2(rows: [SIMD2(1, 3), SIMD2(2, 4)]) == matrix)
    #expect(simd_mul(matrix, matrix).columns == (SIMD2(7, 10), SIMD2(15, 22)))
    #expect(matrix * matrix_identity_float2x2 == matrix && matrix.transpose.transpose == matrix)
  }

  @Test func inversesUndo() {
    // Determinant by the first row: 2 (3 4 - 1 0) - 0 + 1 (0 0 - 3 1) = 21.
    let matrix = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(0, 3, 1), SIMD3(1, 0, 4)])
    #expect(abs(matrix.determinant - 21) < 1e-12)
    let product = matrix * simd_inverse(matrix)
    for column in 0..<3 { #expect(simd_distance(product[column], matrix_identity_double3x3[column]) < 1e-12) }
    #expect(simd_double2x2(rows: [SIMD2(1, 2), SIMD2(2, 4)]).determinant == 0)
    let moved = simd_double4x4([SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(5, 6, 7, 1)])
    #expect(simd_distance(moved.inverse.columns.3, SIMD4(-5, -6, -7, 1)) < 1e-12)
  }

  @Test func quaternionsTurn() {
    let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
    #expect(abs((quarter * quarter).angle - .pi) < 1e-12)
    #expect(simd_distance((quarter.inverse * quarter).vector, SIMD4(0, 0, 0, 1)) < 1e-12)
    let matrix = simd_double3x3(quarter)
    #expect(simd_distance(matrix * SIMD3(1, 0, 0), SIMD3(0, 1, 0)) < 1e-12)
    for axis in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, 2, 3))] {
      for angle in [0.3, 1.9, 3] {
        let turn = simd_quatd(angle: angle, axis: axis)
        #expect(simd_distance(simd_quatd(simd_double4x4(turn)).vector, turn.vector) < 1e-12)
      }
    }
    let half = simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    var sum = simd_quatd() + quarter * 2
    sum *= 0.5
    #expect(simd_distance((sum - quarter).vector, .zero) < 1e-12)
    #expect(simd_abs(SIMD4<Float>(-1, 2, -3, 0)) == SIMD4(1, 2, 3, 0))
  }

  @Test func functionsApplyToEachComponent() {
    #expect(simd_distance(sin(SIMD4<Double>(0, .pi / 2, .pi, -.pi / 2)), SIMD4(0, 1, 0, -1)) < 1e-12)
    #expect(pow(SIMD2<Float>(2, 3), SIMD2(3, 2)) == SIMD2(8, 9))
    #expect(abs(SIMD3<Float>(-1, 2, -3)) == SIMD3(1, 2, 3) && floor(SIMD2<Double>(1.5, -1.5)) == SIMD2(1, -2))
    #expect(round(SIMD2<Float>(0.5, -0.5)) == SIMD2(1, -1) && fmod(SIMD2<Float>(7, -7), SIMD2(4, 4)) == SIMD2(3, -3))
    #expect(simd_distance(exp(log(SIMD16<Double>(repeating: 2))), SIMD16(repeating: 2)) < 1e-12)
  }

  @Test func vectorsHaveLengthsAndProducts() {
    #expect(length(SIMD2<Float>(3, 4)) == 5 && simd_distance_squared(SIMD2<Double>(1, 1), SIMD2(4, 5)) == 25)
    #expect(dot(SIMD3<Float>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(mix(SIMD2<Float>(0, 2), SIMD2(4, 4), t: 0.5) == SIMD2(2, 3))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(clamp(SIMD2<Float>(-1, 9), min: 0, max: 5) == SIMD2(0, 5))
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5 && simd_smoothstep(0, 1, 2) == 1)
  }
}
