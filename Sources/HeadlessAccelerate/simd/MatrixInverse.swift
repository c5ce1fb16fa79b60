/// Inverse and determinant of a square matrix, by elimination with partial pivoting.
struct MatrixInverse<Scalar: BinaryFloatingPoint> {
  private(set) var determinant: Scalar = 1
  private(set) var columns: [[Scalar]]

  init(of matrix: [[Scalar]]) {
    let count = matrix.count
    // The matrix's columns are treated as rows: the inverse of the transpose is the transpose of the inverse.
    var rows = matrix
    columns = (0..<count).map { place in (0..<count).map { $0 == place ? 1 : 0 } }
    for step in 0..<count {
      let pivot = (step..<count).max { rows[$0][step].magnitude < rows[$1][step].magnitude } ?? step
      if pivot != step {
        rows.swapAt(pivot, step)
        columns.swapAt(pivot, step)
        determinant = -determinant
      }
      let factor = rows[step][step]
      determinant *= factor
      for place in 0..<count {
        rows[step][place] /= factor
        columns[step][place] /= factor
      }
      for other in 0..<count where other != step {
        let share = rows[other][step]
        for place in 0..<count {
          rows[other][place] -= share * rows[step][place]
          columns[other][place] -= share * columns[step][place]
        }
      }
    }
    // A singular matrix has a pivot of 0, after which all values are NaN.
    if determinant.isNaN { determinant = 0 }
  }
}
