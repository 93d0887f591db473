import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second for every program. */
const tickMs = 10;
/** An idle process is given up after this many budgets on the clock. */
const timeoutFactor = 4;

/** The processor time that a process has used, in milliseconds; null if the system does not report it (`proc(5)`, `stat`). */
export async function readProcessorMs(pid: number | undefined): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The fields after the name, which is in brackets and may contain anything.
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return null;
  }
}

/**
 * Calls `onSilence` when a process has sent no message for `budgetMs` of its own processor time, so that a busy machine ends no
 * good release, or for four times as long on the clock. Call `restart` at each message, and `stop` at the end.
 */
export function watchSilence(pid: number | undefined, budgetMs: number, onSilence: () => void): { restart: () => void; stop: () => void } {
  let from = 0;
  let usedBefore: Promise<number | null>;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const restart = () => {
    if (isStopped) return;
    clearTimeout(timer);
    from = Date.now();
    usedBefore = readProcessorMs(pid);
    timer = setTimeout(() => void check(from), budgetMs);
  };
  async function check(since: number): Promise<void> {
    const [before, used] = await Promise.all([usedBefore, readProcessorMs(pid)]);
    // A message may have arrived, or the process ended, while the file was read.
    if (isStopped || since !== from) return;
    const isStarved = before !== null && used !== null && used - before < budgetMs;
    if (!isStarved || Date.now() - from >= budgetMs * timeoutFactor) onSilence();
    else timer = setTimeout(() => void check(since), budgetMs);
  }
  restart();
  return {
    restart,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
