import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainAsks } from './topics/train-asks';
import { trainCare } from './care/train-care';
import { hashInputs, type TablesName } from './hash-inputs';
import { judgeAsks } from './judge/judge-asks';
import { judgeCare } from './judge/judge-care';
import { judgeRequests, judgeWriter } from './judge/judge-topics';
import { judgeTurns } from './judge/judge-turns';
import { trainRequests } from './topics/train-topics';
import { trainTurns } from './turns/train-turns';

export { tablesNames } from './hash-inputs';

const trainers: Record<TablesName, (folder: string, inputs: string) => Buffer> = {
  care: trainCare,
  requests: trainRequests,
  asks: trainAsks,
  turns: trainTurns,
};
const judges: Record<TablesName, (folder: string) => string> = {
  care: judgeCare,
  requests: judgeRequests,
  asks: judgeAsks,
  turns: judgeTurns,
};

/** Writes tables to `server/tables` and returns a report of their size. */
export function train(root: string, name: TablesName): string {
  const file = trainers[name](join(root, 'training'), hashInputs(root, name));
  mkdirSync(join(root, 'server/tables'), { recursive: true });
  writeFileSync(join(root, `server/tables/${name}.table`), file);
  return `${name}: ${Math.round(file.length / 1000)} KB`;
}

/** The accuracy of the committed tables on held-out sets, or of tables trained without one writer. */
export const judge = (root: string, name: TablesName, writer?: number): string =>
  name === 'requests' && writer !== undefined ? judgeWriter(join(root, 'training'), writer) : judges[name](join(root, 'training'));
