import { join } from 'node:path';
import { createTurnReader } from '../../../server/src/astrologers/topics/turns/turn-form';
import { createTable } from '../../../server/src/tables/table';
import { fitTurns, newTurns, readTurnWriters } from '../turns/train-turns';

/** The number of follow-ups of the first writer, and the accuracy of a table trained on the others: of all, and of the sure ones. */
export function measureTurns(folder: string): { count: number; all: number; sure: number } {
  const [heldOut = [], ...others] = readTurnWriters(join(folder, 'lines/turns/labelled'));
  const read = createTurnReader(createTable(fitTurns([...others.flat(), ...newTurns(join(folder, 'lines/topics/labelled'))])));
  const found = heldOut.map(({ form, before, text }) => ({ form, read: read(text, before) }));
  const share = (list: typeof found) => list.filter((each) => each.form === each.read.form).length / Math.max(list.length, 1);
  return { count: heldOut.length, all: share(found), sure: share(found.filter(({ read: { share: of } }) => of >= 0.5)) };
}

export function judgeTurns(folder: string): string {
  const { count, all, sure } = measureTurns(folder);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `turns: of ${count} of a writer left out ${percent(all)}, of those that it is sure of ${percent(sure)}`;
}
