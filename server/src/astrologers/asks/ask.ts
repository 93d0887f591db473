import type { MuhurtaEvent } from '../../astrology';
import type { MatterId } from '../tools/tables';

/** The same words in both languages; Hindi in Devanagari. */
export interface Words {
  en: string;
  hi: string;
}

/** What a chart gives no verdict and no date on. */
export type Careful = 'death' | 'illness' | 'pregnancy' | 'law';

/** What people ask about a topic, finer than the topic itself, with the words of its answers (see docs/product/reader.md). */
export interface Ask {
  id: string;
  /** A fixed answer without a chart: sentences with alternatives. */
  answer?: Readonly<Record<keyof Words, readonly (readonly string[])[]>>;
  /** What is computed for it: the name by which the answers of its topic know it. */
  tells?: string;
  /** A careful answer, with who helps: no chart decides on it. */
  care?: Careful;
  /** Its sentences for each case of what is computed, with places in braces. */
  cases?: Readonly<Record<string, NonNullable<Ask['answer']>>>;
  /** What a day is chosen for: the rules by which it is judged, the phrase that names it, what custom says beside the day, and whether it is a rite, whose name alone asks for a day; whose word comes before the almanac's. */
  day?: {
    event: MuhurtaEvent;
    for: Words;
    note?: Readonly<Record<keyof Words, readonly string[]>>;
    rite?: boolean;
    decides?: 'doctor';
  };
  /** Names in English and Hindi by which it is found before the table is asked, and what has to stand beside one of them. */
  words?: readonly string[];
  beside?: readonly string[];
  /** Priority among named purposes; negative for general ones. */
  rank?: number;
  /** Costs nothing. */
  free?: boolean;
  /** The thing itself, as a noun. */
  thing?: Words;
  /** A clause for when the chart carries it, and one for when it does not. */
  good?: Words;
  bad?: Words;
  /** The state that people complain of, as a clause. */
  stuck?: Words;
  /** What a decision says, as imperatives. */
  go?: Words;
  wait?: Words;
  /** The lines ask from either side, whether to keep it or to leave it, so that no yes or no is said. */
  eitherWay?: boolean;
  /** What can be done about it within days. */
  steps?: readonly Words[];
  /** Lines as people type them. */
  lines: readonly string[];
  /** Says more than the general ask of a topic: how to tell somebody, how to persuade them. */
  over?: boolean;
  /** The lines ask about what is feared, and `good` is the contrary. */
  feared?: boolean;
  /** `stuck` tells what has happened. */
  past?: boolean;
  /** Decided within weeks, so no later time is named. */
  soon?: boolean;
  /** The clauses name whom they speak of. */
  names?: boolean;
  /** The matter by whose houses it is weighed, if not its own. */
  as?: MatterId;
  /** A premise about the user's chart; if false, the topic's first ask answers. */
  needs?: 'manglik';
  /** What a planet names, where which, who, where or how much is asked. */
  slot?: string;
  /** The first sentence where no chart gives a verdict. */
  limit?: Words;
}

export interface TopicAsks {
  /** The topic, by the name that labelled lines give it. */
  matter: string;
  asks: readonly Ask[];
}
