#!/usr/bin/env python3
"""Works out, independently of the solver under test, how well random constraint systems can be satisfied.

Every system is made from its seed by the integer arithmetic below, which RandomSystem.swift in the tests repeats
step for step. For each system the optimal sum of violations of each optional priority, strongest first, is found with
SciPy's HiGHS: one linear program a priority, with the sums of the stronger ones held at their optimum.

Writes a Swift file with nothing but the numbers, in the order of seeds and priorities.

    python3 reference_objectives.py ../../../Tests/ConstraintSolverTests/ReferenceObjectives.swift
"""

import sys

import numpy
from scipy.optimize import linprog

SYSTEMS = 3000
PRIORITIES = [1000, 999.5, 750, 500, 250.5, 250]
TOLERANCES = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}


class Generator:
    """Knuth's 64-bit linear congruential generator; the upper 31 bits count."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


def make_system(seed):
    """Returns (is variable i nonnegative, [(terms, constant, relation, priority index)])."""
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
        constraints.append((terms, constant, relation, priority))
    return nonnegative, constraints


def solve(seed):
    # Holding a sum exactly at its optimum leaves a set without interior, which rounding can make empty.
    for slack in (1e-8, 1e-7, 1e-6):
        objectives = solve_with_slack(seed, slack)
        if objectives is not None:
            return objectives
    raise SystemExit(f"seed {seed} cannot be solved")


def solve_with_slack(seed, slack):
    nonnegative, constraints = make_system(seed)
    count = len(nonnegative)
    levels = sorted({c[3] for c in constraints} - {0})
    optional = [i for i, c in enumerate(constraints) if c[3] > 0]
    columns = count + 2 * len(optional)
    bounds = [(0, None) if flag else (None, None) for flag in nonnegative] + [(0, None)] * (2 * len(optional))
    upper, upper_right, equal, equal_right = [], [], [], []
    costs = {level: numpy.zeros(columns) for level in levels}
    for index, (terms, constant, relation, priority) in enumerate(constraints):
        row = numpy.zeros(columns)
        for variable, coefficient in terms:
            row[variable] += coefficient
        if priority > 0:
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


def main():
    numbers = [spell(objective) for seed in range(SYSTEMS) for objective in solve(seed)]
    lines, line = [], ""
    for number in numbers:
        if len(line) + len(number) > 110:
            lines.append(line)
            line = ""
        line += (" " if line else "") + number
    lines.append(line)
    with open(sys.argv[1], "w") as file:
        file.write("/// Written by `Benchmarks/Solver/Scripts/reference_objectives.py`: for each system of\n")
        file.write("/// `RandomSystem`, seeds 0, 1, 2, ..., the optimal sum of violations of each optional priority\n")
        file.write("/// that it has, strongest first.\n")
        file.write(f"enum ReferenceObjectives {{\n  static let systemCount = {SYSTEMS}\n\n  static let numbers = \"\"\"\n")
        file.writelines(f"    {line}\n" for line in lines)
        file.write('    """\n}\n')


main()
