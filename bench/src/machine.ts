import { cpus, loadavg, totalmem } from 'node:os';
import { figure } from './table';

/** What measured: figures of two machines, or of a busy one, are not compared. */
export function machine(): string {
  const [cpu] = cpus();
  const cores = `${cpus().length} x ${cpu?.model.trim() || process.arch}`;
  return `${cores}, ${figure(totalmem() / 1e9)} GB, ${process.platform}, Node ${process.version}, load ${figure(loadavg()[0] ?? 0, 2)}, ${new Date().toISOString()}`;
}
