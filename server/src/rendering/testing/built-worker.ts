import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Bundles the worker from source, because threads run no TypeScript; inside the project, so that its packages are found. */
export function buildWorker(): { script: string; remove: () => void } {
  const cache = path.join(import.meta.dirname, '../../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'render-worker-'));
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build-worker.mjs'), folder]);
  return { script: path.join(folder, 'render-worker.mjs'), remove: () => rmSync(folder, { recursive: true }) };
}
