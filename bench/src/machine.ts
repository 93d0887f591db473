import { cpus, loadavg, totalmem } from 'node:os';
import { formatNumber } from './table';

/** What measured: figures of two machines, or of a busy one, are not compared. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const cores = `${cpus().length} x ${cpu?.model.trim() || process.arch}`;
  return `${cores}, ${formatNumber(totalmem() / 1e9)} GB, ${process.platform}, Node ${process.version}, load ${formatNumber(loadavg()[0] ?? 0, 2)}, ${new Date().toISOString()}`;
}
