/**
 * Decisions as `onionskin accept` and the review server read them; `DecisionManifest` in Swift.
 * @param {Run} run
 * @param {[cell: Cell, verdict: Verdict][]} decided
 */
export function manifestOf(run, decided) {
  const decisions = decided.map(([cell, verdict]) => ({
    test: cell.test, name: cell.name, verdict, reference: cell.reference, actual: cell.actual,
    referenceDigest: cell.referenceDigest, actualDigest: cell.actualDigest,
  }));
  return { format: run.format, version: run.version, run: run.run, decisions };
}
