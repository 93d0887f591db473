import { readFileSync } from 'node:fs';

/** The processes that a process started, as Linux lists them. */
export function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const listTree = (pid: number): number[] => [pid, ...listChildren(pid).flatMap(listTree)];

/** The command line of a process; empty where it has ended. */
export function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Sends a signal to a process and to all that it started. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of listTree(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
