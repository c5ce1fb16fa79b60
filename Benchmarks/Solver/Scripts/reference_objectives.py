#!/usr/bin/env python3
"""Works out, independently of the solver under test, how well random constraint systems can be satisfied.

Every system is made from its seed by the integer arithmetic below, which RandomSystem.swift and ScreenSystem.swift in
the tests repeat step for step: systems of any shape, and systems in the shape of screens. For each system the optimal
sum of violations of each optional priority, strongest first, is found with SciPy's HiGHS: one linear program a
priority, with the sums of the stronger ones held at their optimum.

Writes Swift files with nothing but the numbers, in the order of seeds and priorities, into a folder.

    python3 reference_objectives.py ../../../Tests/ConstraintSolverTests/Support/Generated
"""

import sys

import numpy
from scipy.optimize import linprog

SYSTEMS = 3000
PRIORITIES = [1000, 999.5, 750, 500, 250.5, 250]
SCREENS = 2500
HUGGING = [250, 250, 250, 251, 251, 252, 750, 999]
RESISTANCE = [750, 750, 750, 751, 749, 250, 999, 999]
OPTIONAL_PRIORITIES = [999, 999, 750, 500, 250, 250, 50]
TOLERANCES = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}


class Generator:
    """Knuth's 64-bit linear congruential generator; the upper 31 bits count."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


def make_system(seed):
    """Returns (is variable i nonnegative, [(terms, constant, relation, priority)])."""
    random = Generator(seed)
    for _ in range(4):
        random.below(2)
    is_large = random.below(10) == 0
    variables = random.below(20) + 10 if is_large else random.below(8) + 2
    rows = variables + random.below(2 * variables + 4)
    nonnegative = [random.below(2) == 0 for _ in range(variables)]
    # The required constraints are made to hold at this point.
    point = [random.below(41) if flag else random.below(61) - 20 for flag in nonnegative]
    # Coarse numbers make ties and degenerate vertices common.
    grain = [1, 5, 20][random.below(3)]
    constraints = []
    for _ in range(rows):
        terms = []
        for _ in range(random.below(4) + 1):
            coefficient = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, -3][random.below(10)]
            terms.append((random.below(variables), coefficient))
        relation = random.below(3) - 1
        priority = random.below(len(PRIORITIES)) if random.below(3) > 0 else 0  # the condition draws first
        value = sum(coefficient * point[variable] for variable, coefficient in terms)
        offset = random.below(4) * grain
        if priority == 0:
            # expression <= 0, == 0 or >= 0 for relation -1, 0, 1
            constant = -value + relation * offset
        else:
            constant = (random.below(21) - 10) * grain - value * random.below(2)
        constraints.append((terms, constant, relation, PRIORITIES[priority]))
    return nonnegative, constraints


def make_screen(seed):
    """Rows of views in a container, as UIKit tells them to its solver; the same form as make_system's."""
    random = Generator(1_000_000 + seed)
    for _ in range(4):
        random.below(2)
    constraints = []

    def add(terms, constant, relation, priority):
        constraints.append((terms, constant, relation, priority))

    nonnegative = [True]  # the container's width
    width = 160 + 10 * random.below(40)
    if random.below(4) == 0:
        add([(0, 1)], -[0, width, 10000][random.below(3)], 0, 50)
    else:
        add([(0, 1)], -width, 0, 1000)
    rows = []
    for _ in range(1 + random.below(3)):
        row = []
        for _ in range(1 + random.below(5)):
            row.append(len(nonnegative))  # where the view starts; behind it, its width
            nonnegative += [False, True]
        rows.append(row)
        add_row(row, random, add)
    if len(rows) > 1:
        for _ in range(random.below(3)):
            first, second = rows[0][random.below(len(rows[0]))], rows[1][random.below(len(rows[1]))]
            offset = random.below(2)
            add([(first + offset, 1), (second + offset, -1)], 0, 0, OPTIONAL_PRIORITIES[random.below(len(OPTIONAL_PRIORITIES))])
    return nonnegative, constraints


def add_row(row, random, add):
    margin = [0, 8, 16, 20][random.below(4)]
    gap = [0, 4, 8, 12.5][random.below(4)]
    add([(row[0], 1)], -margin, 1 if random.below(4) == 3 else 0, 1000)
    for before, after in zip(row, row[1:]):
        add([(after, 1), (before, -1), (before + 1, -1)], -gap, 1 if random.below(5) == 0 else 0, 1000)
    end = random.below(4)
    if end < 3:
        add([(0, 1), (row[-1], -1), (row[-1] + 1, -1)], -margin, 1 if end == 2 else 0, 1000)
    for view in row:
        if random.below(5) > 0:  # what is in it
            content = 5 * random.below(30) + 0.5 * random.below(2)
            add([(view + 1, 1)], -content, -1, HUGGING[random.below(len(HUGGING))])
            add([(view + 1, 1)], -content, 1, RESISTANCE[random.below(len(RESISTANCE))])
        size = random.below(6)
        if size < 3:
            length = 10 * random.below(20)
            add([(view + 1, 1)], -length, size - 1, OPTIONAL_PRIORITIES[random.below(len(OPTIONAL_PRIORITIES))])
    if random.below(4) == 0:
        for view in row[1:]:
            add([(view + 1, 1), (row[0] + 1, -1)], 0, 0, 1000)
    if random.below(5) == 0 and len(row) > 1:
        add([(row[1] + 1, 1), (row[0] + 1, -0.5)], -4, 0, OPTIONAL_PRIORITIES[random.below(len(OPTIONAL_PRIORITIES))])
    if random.below(4) == 0:
        view = row[random.below(len(row))]
        add([(view, 1), (view + 1, 0.5), (0, -0.5)], 0, 0, OPTIONAL_PRIORITIES[random.below(len(OPTIONAL_PRIORITIES))])


def solve(system, seed):
    # Holding a sum exactly at its optimum leaves a set without interior, which rounding can make empty.
    for slack in (1e-8, 1e-7, 1e-6):
        objectives = solve_with_slack(system, slack)
        if objectives is not None:
            return objectives
    raise SystemExit(f"seed {seed} cannot be solved")


def solve_with_slack(system, slack):
    nonnegative, constraints = system
    count = len(nonnegative)
    levels = sorted({c[3] for c in constraints} - {1000}, reverse=True)
    optional = [i for i, c in enumerate(constraints) if c[3] < 1000]
    columns = count + 2 * len(optional)
    bounds = [(0, None) if flag else (None, None) for flag in nonnegative] + [(0, None)] * (2 * len(optional))
    upper, upper_right, equal, equal_right = [], [], [], []
    costs = {level: numpy.zeros(columns) for level in levels}
    for index, (terms, constant, relation, priority) in enumerate(constraints):
        row = numpy.zeros(columns)
        for variable, coefficient in terms:
            row[variable] += coefficient
        if priority < 1000:
            over = count + 2 * optional.index(index)
            if relation <= 0:
                row[over] = -1
                costs[priority][over] = 1
            if relation >= 0:
                row[over + 1] = 1
                costs[priority][over + 1] = 1
        if relation == 0:
            equal.append(row)
            equal_right.append(-constant)
        else:
            upper.append(-relation * row)
            upper_right.append(relation * constant)
    objectives = []
    for level in levels:
        result = linprog(
            costs[level], upper or None, upper_right or None, equal or None, equal_right or None, bounds,
            method="highs", options=TOLERANCES)
        if result.status != 0:
            return None
        objectives.append(result.fun)
        upper.append(costs[level])
        upper_right.append(result.fun + slack)
    return objectives


def spell(number):
    number = round(number, 5) + 0.0
    return f"{number:.5f}".rstrip("0").rstrip(".")


def write(path, name, subject, count, make):
    numbers = [spell(objective) for seed in range(count) for objective in solve(make(seed), seed)]
    lines, line = [], ""
    for number in numbers:
        if len(line) + len(number) > 110:
            lines.append(line)
            line = ""
        line += (" " if line else "") + number
    lines.append(line)
    with open(path, "w") as file:
        file.write("/// Written by `Benchmarks/Solver/Scripts/reference_objectives.py`: for each system of\n")
        file.write(f"/// `{subject}`, seeds 0, 1, 2, ..., the optimal sum of violations of each optional priority\n")
        file.write("/// that it has, strongest first.\n")
        file.write(f"enum {name} {{\n  static let systemCount = {count}\n\n  static let numbers = \"\"\"\n")
        file.writelines(f"    {line}\n" for line in lines)
        file.write('    """\n}\n')


def main():
    folder = sys.argv[1]
    write(f"{folder}/ReferenceObjectives.swift", "ReferenceObjectives", "RandomSystem", SYSTEMS, make_system)
    write(f"{folder}/ScreenObjectives.swift", "ScreenObjectives", "ScreenSystem", SCREENS, make_screen)


main()
