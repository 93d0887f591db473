import type { FactRequest } from './fact-request';
import type { Horizon } from './horizon';
import type { Matter } from './matters';
import type { Kin } from './people';

/** What the words of a question name. */
export interface Slots {
  matters: Matter[];
  fact: FactRequest | null;
  kin: Kin | null;
  horizon: Horizon | null;
}
