extension Problem {
  /// Views one after the other, each with an intrinsic size.
  static func chain(_ count: Int) -> Problem {
    var problem = Problem(width: 375, height: 812)
    var previous: View?
    for index in 0..<count {
      let view = problem.addView()
      if let previous {
        problem.add([(view.x, 1), (previous.x, -1), (previous.width, -1)], -8)
        problem.add([(view.y, 1), (previous.y, -1), (previous.height, -1)], -8)
      } else {
        problem.add([(view.x, 1), (problem.root.x, -1)], -8)
        problem.add([(view.y, 1), (problem.root.y, -1)], -8)
      }
      problem.addIntrinsicSize(view, Double(20 + index % 7 * 10), Double(14 + index % 3 * 4))
      previous = view
    }
    return problem
  }

  /// Views pinned to the four edges of the view around them; positions are relative to it.
  static func nested(_ count: Int) -> Problem {
    var problem = Problem(width: Double(16 * count + 375), height: Double(16 * count + 812))
    var parent = problem.root
    for _ in 0..<count {
      let view = problem.addView()
      problem.add([(view.x, 1)], -8)
      problem.add([(view.y, 1)], -8)
      problem.add([(view.width, 1), (parent.width, -1)], 16)
      problem.add([(view.height, 1), (parent.height, -1)], 16)
      parent = view
    }
    return problem
  }

  /// Equal cells in ten columns, pinned to all edges of the root view.
  static func grid(_ count: Int) -> Problem {
    var problem = Problem(width: 375, height: Double(812 + 2 * count))
    let root = problem.root
    var cells: [View] = []
    for index in 0..<count {
      let cell = problem.addView()
      if let first = cells.first {
        problem.add([(cell.width, 1), (first.width, -1)])
        problem.add([(cell.height, 1), (first.height, -1)])
      }
      if index % 10 == 0 {
        problem.add([(cell.x, 1), (root.x, -1)], -8)
      } else {
        let left = cells[index - 1]
        problem.add([(cell.x, 1), (left.x, -1), (left.width, -1)], -8)
      }
      if index % 10 == 9 {
        problem.add([(cell.x, 1), (cell.width, 1), (root.x, -1), (root.width, -1)], 8)
      }
      if index < 10 {
        problem.add([(cell.y, 1), (root.y, -1)], -8)
      } else {
        let above = cells[index - 10]
        problem.add([(cell.y, 1), (above.y, -1), (above.height, -1)], -8)
      }
      if index >= count - 10 {
        problem.add([(cell.y, 1), (cell.height, 1), (root.y, -1), (root.height, -1)], 8)
      }
      cells.append(cell)
    }
    return problem
  }

  /// The rows of a list, seven views each; `count` is that of the views.
  static func list(_ count: Int) -> Problem {
    var problem = Problem(width: 375, height: 812)
    var above: View?
    for index in 0..<count / 7 {
      let row = problem.addView()
      problem.add([(row.x, 1), (problem.root.x, -1)])
      problem.add([(row.width, 1), (problem.root.width, -1)])
      if let above {
        problem.add([(row.y, 1), (above.y, -1), (above.height, -1)])
      } else {
        problem.add([(row.y, 1), (problem.root.y, -1)])
      }
      problem.addListRow(in: row, index: index)
      above = row
    }
    return problem
  }

  private mutating func addListRow(in row: View, index: Int) {
    let avatar = addView()
    add([(avatar.x, 1), (row.x, -1)], -16)
    add([(avatar.width, 1)], -40)
    add([(avatar.height, 1)], -40)
    center(avatar, in: row)

    let accessory = addView()
    add([(accessory.x, 1), (accessory.width, 1), (row.x, -1), (row.width, -1)], 16)
    addIntrinsicSize(accessory, 12, 20, hugging: 999, resistance: 999)
    center(accessory, in: row)

    let date = addView()
    add([(date.x, 1), (date.width, 1), (accessory.x, -1)], 8)
    addIntrinsicSize(date, Double(30 + index % 4 * 8), 16, hugging: 252, resistance: 751)

    // Every third title and every other subtitle is too long for its place.
    let title = addView()
    add([(title.x, 1), (avatar.x, -1), (avatar.width, -1)], -12)
    add([(title.y, 1), (row.y, -1)], -10)
    add([(title.x, 1), (title.width, 1), (date.x, -1)], 8, .lessThanOrEqual)
    addIntrinsicSize(title, index % 3 == 0 ? 320 : 120 + Double(index), 20, hugging: 251)
    add([(date.y, 1), (date.height, 0.5), (title.y, -1), (title.height, -0.5)])

    let subtitle = addView()
    add([(subtitle.x, 1), (title.x, -1)])
    add([(subtitle.y, 1), (title.y, -1), (title.height, -1)], -4)
    add([(subtitle.x, 1), (subtitle.width, 1), (accessory.x, -1)], 8)
    addIntrinsicSize(subtitle, index % 2 == 0 ? 340 : 90, 17)
    add([(row.y, 1), (row.height, 1), (subtitle.y, -1), (subtitle.height, -1)], -10, .greaterThanOrEqual)
    add([(row.height, 1)], -60, .greaterThanOrEqual)
    add([(row.height, 1)], 0, .equal, at: 50)

    let separator = addView()
    add([(separator.x, 1), (title.x, -1)])
    add([(separator.x, 1), (separator.width, 1), (row.x, -1), (row.width, -1)])
    add([(separator.y, 1), (separator.height, 1), (row.y, -1), (row.height, -1)])
    add([(separator.height, 1)], -0.5)
  }

  private mutating func center(_ view: View, in row: View) {
    add([(view.y, 1), (view.height, 0.5), (row.y, -1), (row.height, -0.5)])
  }
}
