import type { MuhurtaEvent } from '../../astrology';
import type { MatterId } from '../tools/tables';
import type { Wanted } from '../topics/understand';

/** A text in both languages; Hindi in Devanagari. */
export interface Words {
  en: string;
  hi: string;
}

/** Topics without a verdict and a date. */
export type Careful = 'death' | 'illness' | 'pregnancy' | 'law';

/** An intent within a topic, with the texts of its answers (see docs/product/reader.md). */
export interface Ask {
  id: string;
  /** A fixed answer without a chart: sentences with alternatives. */
  answer?: Readonly<Record<keyof Words, readonly (readonly string[])[]>>;
  /** The name of the computation for it in the answers of its topic. */
  tells?: string;
  /** A careful answer, with who helps: no chart decides on it. */
  care?: Careful;
  /** Its sentences for each case of the computation, with placeholders in braces. */
  cases?: Readonly<Record<string, NonNullable<Ask['answer']>>>;
  /** The purpose of a day: its rules, the phrase that names it, a customary note, whether it is a rite, whose name alone asks for a day, and who decides before the almanac. */
  day?: {
    event: MuhurtaEvent;
    for: Words;
    note?: Readonly<Record<keyof Words, readonly string[]>>;
    rite?: boolean;
    decides?: 'doctor';
  };
  /** Names in English and Hindi by which it is found before the table is used, and the words that must accompany one of them. */
  words?: readonly string[];
  beside?: readonly string[];
  /** Priority among named purposes; negative for general ones. */
  rank?: number;
  /** The question kind for which it is the general ask of its topic. */
  kind?: Wanted;
  /** Free of charge. */
  free?: boolean;
  /** The subject, as a noun. */
  thing?: Words;
  /** A clause for a chart that supports it, and one for a chart that does not. */
  good?: Words;
  bad?: Words;
  /** The current problem, as a clause. */
  stuck?: Words;
  /** The decisions, as imperatives. */
  go?: Words;
  wait?: Words;
  /** The lines ask for either decision, to keep it or to leave it, so the answer has no yes or no. */
  eitherWay?: boolean;
  /** Steps that can be taken within days. */
  steps?: readonly Words[];
  /** Lines as people type them. */
  lines: readonly string[];
  /** More specific than the general ask of a topic: how to inform or persuade somebody. */
  over?: boolean;
  /** The lines ask about a feared event, and `good` is the contrary. */
  feared?: boolean;
  /** `stuck` states what has happened. */
  past?: boolean;
  /** Decided within weeks, so no later time is named. */
  soon?: boolean;
  /** The clauses name their person. */
  names?: boolean;
  /** The matter by whose houses it is scored, if not its own. */
  as?: MatterId;
  /** A premise about the user's chart; if false, the topic's first ask answers. */
  needs?: 'manglik';
  /** The slot for questions which, who, where or how much. */
  slot?: string;
  /** The first sentence if there is no verdict. */
  limit?: Words;
}

export interface TopicAsks {
  /** The topic, by its label in the training data. */
  matter: string;
  asks: readonly Ask[];
}
