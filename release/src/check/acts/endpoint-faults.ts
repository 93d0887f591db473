import type { Circumstance } from './circumstances';
import { typed } from './fill-field';
import type { Fault } from './hold-writes';
import { callActs, openForUse, readState, waitUntilQuiet } from './used-page';
import { arriveByLink, goTo, toPath } from './ways-to-a-page';

/** A page waits for a late answer after this time. */
const waitingMs = 1000;
/** More than the delay of a late answer. */
const afterWaitingMs = 2000;

const faultWords: Record<Fault, { words: string; rank: number }> = {
  late: { words: 'comes late', rank: 3 },
  empty: { words: 'has empty lists', rank: 4 },
  fails: { words: 'is an error', rank: 4 },
  never: { words: 'never comes', rank: 5 },
  garbled: { words: 'is no JSON', rank: 6 },
};

/** A page while the answer of one endpoint is wrong. What is typed meanwhile has to stay. */
export const listFaults = (path: string): Circumstance[] =>
  (Object.keys(faultWords) as Fault[]).map((kind) => ({
    name: `reached by a link while the answer of ${path} ${faultWords[kind].words}`,
    rank: faultWords[kind].rank,
    answering: { fault: { path, kind } },
    async open(used, address, elsewhere) {
      if (kind !== 'late') {
        await arriveByLink(used, address, elsewhere);
        return { busy: used.calls.length };
      }
      await openForUse(used, elsewhere);
      await used.page.evaluate(goTo(toPath(address)));
      await used.page.waitForTimeout(waitingMs);
      const { letters: waiting } = await readState(used.page);
      const fields = await callActs<{ key: string; way: string }[]>(used.page, `list('main')`);
      const field = fields.find(({ way }) => way === 'type');
      if (field !== undefined && (await callActs<boolean>(used.page, `find('main', ${JSON.stringify(field.key)})`)))
        // A field that takes nothing has nothing to lose.
        await used.page.fill('[data-release-check="it"]', typed, { timeout: waitingMs }).catch(() => undefined);
      await used.page.waitForTimeout(afterWaitingMs);
      await waitUntilQuiet(used);
      return { waiting, busy: used.calls.length, value: (await readState(used.page)).value };
    },
  }));
