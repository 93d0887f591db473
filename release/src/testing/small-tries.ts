import { act } from '../check/acts/act';
import { circumstances, openUnder } from '../check/acts/circumstances/circumstances';
import { listFaults } from '../check/acts/circumstances/endpoint-faults';
import type { Run } from '../check/acts/side-by-side';
import type { Step } from '../check/acts/thing';

/** A try on the forum of a small site. */
export type SmallTry = (site: string) => Run;

const all = [...circumstances, ...listFaults('/apis/forum/list.php')];

/** Opens the forum under the circumstance with these words in its name. */
export const under =
  (words: string): SmallTry =>
  (site) => {
    const [circumstance, other] = all.filter(({ name }) => name.includes(words));
    if (circumstance === undefined || other !== undefined) throw new Error(`${words} is not one circumstance`);
    return async (used) => openUnder(used, circumstance, { address: `${site}/forum`, elsewhere: `${site}/` });
  };

/** Uses an element of the forum. */
export const use =
  (key: string, manner: Step['manner'], isAccepted = false): SmallTry =>
  (site) =>
  async (used) =>
    act(used, { address: `${site}/forum`, steps: [{ scope: 'main', key, manner, isForm: key.startsWith('form') }], isAccepted });
