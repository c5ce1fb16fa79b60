// Feeds a problem file of SolverBenchmark to kiwi and prints: milliseconds to solve it from nothing, milliseconds to
// resize the root view, and the solution. Each time is a median over as many runs as half a second allows.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <vector>

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  double priority;
  int relation;
  double constant;
  std::vector<Term> terms;
};

struct Problem {
  int variableCount;
  int width, height;
  double size[2], resized[2];
  std::vector<Row> rows;
};

// Weights that are as near to strict priorities as kiwi's arithmetic allows.
static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority > 900) return kiwi::strength::strong;
  if (priority > 500) return kiwi::strength::medium * (1 + (priority - 750) * 0.1);
  return kiwi::strength::weak * (1 + (priority - 250) * 0.1 * (priority > 249)) * (priority < 200 ? 0.01 : 1);
}

struct Loaded {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;

  // The root view's size comes first: kiwi is up to seven times faster so than with the size last.
  explicit Loaded(const Problem &problem) : variables(problem.variableCount) {
    solver.addEditVariable(variables[problem.width], kiwi::strength::strong * 100);
    solver.addEditVariable(variables[problem.height], kiwi::strength::strong * 100);
    suggest(problem.size, problem);
    for (const Row &row : problem.rows) {
      std::vector<kiwi::Term> terms;
      terms.reserve(row.terms.size());
      for (const Term &term : row.terms) terms.emplace_back(variables[term.variable], term.coefficient);
      solver.addConstraint(kiwi::Constraint(
          kiwi::Expression(std::move(terms), row.constant),
          row.relation == 0 ? kiwi::OP_EQ : row.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE, strength(row.priority)));
    }
    solver.updateVariables();
  }

  void suggest(const double *size, const Problem &problem) {
    solver.suggestValue(variables[problem.width], size[0]);
    solver.suggestValue(variables[problem.height], size[1]);
  }

  void resize(const double *size, const Problem &problem) {
    suggest(size, problem);
    solver.updateVariables();
  }
};

// CPU time, so that other processes do not count.
static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

template <typename Run>
static double measure(int count, Run &run) {
  double start = now();
  for (int i = 0; i < count; i++) run();
  return (now() - start) / count;
}

// The first run tells how many make up a sample of 0.05 ms or more.
template <typename Run>
static double median(Run run) {
  double first = measure(1, run);
  int batch = std::max(1, std::min(1000, int(0.05 / first)));
  std::vector<double> times{first};
  double total = first;
  while (times.size() < 201 && total < 500) {
    times.push_back(measure(batch, run));
    total += times.back() * batch;
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

int main(int, char **arguments) {
  std::ifstream file(arguments[1]);
  Problem problem;
  size_t rowCount;
  file >> problem.variableCount >> rowCount >> problem.width >> problem.height >> problem.size[0] >>
      problem.size[1] >> problem.resized[0] >> problem.resized[1];
  problem.rows.resize(rowCount);
  for (Row &row : problem.rows) {
    size_t termCount;
    file >> row.priority >> row.relation >> row.constant >> termCount;
    row.terms.resize(termCount);
    for (Term &term : row.terms) file >> term.variable >> term.coefficient;
  }
  if (!file) return 1;

  std::vector<double> values;
  double solve = median([&] {
    Loaded loaded(problem);
    if (values.empty())
      for (auto &variable : loaded.variables) values.push_back(variable.value());
  });
  Loaded loaded(problem);
  bool isResized = false;
  double resize = median([&] {
    isResized = !isResized;
    loaded.resize(isResized ? problem.resized : problem.size, problem);
  });
  std::printf("%.9g\n%.9g\n", solve, resize);
  for (double value : values) std::printf("%.17g\n", value);
}
