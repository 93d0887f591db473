import { cpus, loadavg, totalmem } from 'node:os';
import { formatNumber } from './table';

/** The machine and its load, because figures of different or busy machines cannot be compared. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const cores = `${cpus().length} x ${cpu?.model.trim() || process.arch}`;
  return `${cores}, ${formatNumber(totalmem() / 1e9)} GB, ${process.platform}, Node ${process.version}, load ${formatNumber(loadavg()[0] ?? 0, 2)}, ${new Date().toISOString()}`;
}
