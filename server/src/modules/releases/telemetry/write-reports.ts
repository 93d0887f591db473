import type { Database } from '../../../db/types';
import {
  addDiscounts,
  addFailures,
  lockEvidence,
  noteNetworks,
  readEvidence,
  readKnownNetworks,
  writeEvidence,
} from './evidence-repository';
import { addExperiments } from './experiments-repository';
import type { ReportCounters } from './report-counters';
import { addCounts } from './repository';
import { addSlices } from './slices-repository';
import { listKeys, toEvidenceId, weighReports, type WaitingReport } from './weigh-reports';

/** Evaluates reports with the counts of all processes, and writes the counted and uncounted ones. */
export async function writeReports(tx: Database, reports: readonly WaitingReport[], counters: ReportCounters): Promise<void> {
  if (reports.length > 0) {
    await lockEvidence(tx);
    const asked = reports.flatMap((report) => Object.values(listKeys(report)).filter((key) => key !== null));
    const known = await readEvidence(tx, asked);
    const { counted, discounted } = weighReports(reports, known);
    for (const { entry, reason, at } of discounted) counters.discount(entry, reason, at);
    await writeEvidence(
      tx,
      [...new Set(asked.map(toEvidenceId))].flatMap((id) => known.get(id) ?? []),
    );
    const [first] = reports;
    if (first) {
      const networks = [...new Set(counted.map(({ token }) => token.network))].sort();
      const knownNetworks = await readKnownNetworks(tx, networks, first.at);
      for (const each of counted) counters.count({ ...each, isKnown: knownNetworks.has(each.token.network) });
      await noteNetworks(tx, networks, first.at);
    }
  }
  const rows = counters.listRows();
  await addCounts(tx, rows.counts, rows.vitals);
  await addSlices(tx, rows.slices);
  await addExperiments(tx, rows.experiments);
  await addFailures(tx, rows.failures);
  await addDiscounts(tx, rows.discounts);
}
