import { findPlanets } from './chart-terms';
import { hasKind, type Kind, type KindName } from './kinds';
import { findMatters } from './matters';
import { findAllKin } from './people';
import type { QuestionText } from './question-text';
import { opensAsYesNo, endsAsYesNo } from './sentence-form';
import type { Slots } from './slots';

const kinds: readonly KindName[] = ['when', 'why', 'how', 'like', 'remedy', 'muhurta', 'either', 'yesNo', 'risk', 'doubt', 'meaning', 'more', 'gem', 'thanks', 'greeting', 'farewell', 'complaint', 'abuse', 'service', 'human', 'memory', 'elsewhere', 'nod', 'unknowable', 'worth'];
const manyWords = 12;

/** What the word lists find in a question, named: the classifier learns from it where they are right. */
export function findSigns(text: QuestionText, { matters, fact, kin, horizon }: Slots, talk: Kind | null, asked: Kind): string[] {
  return [
    `talk:${talk ?? ''}`,
    `asked:${asked}`,
    `matter:${matters[0]?.id ?? ''}`,
    `fact:${fact?.name ?? ''}`,
    `kin:${kin?.id ?? ''}`,
    `time:${horizon ? horizon.unit + (horizon.isPast ? '-past' : '') : ''}`,
    `words:${Math.min(text.length, manyWords)}`,
    `planets:${Math.min(findPlanets(text).length, 2)}`,
    ...findMatters(text).map(({ id }) => `names:${id}`),
    ...findAllKin(text).map(({ id }) => `of:${id}`),
    ...kinds.filter((kind) => hasKind(text, kind)).map((kind) => `has:${kind}`),
    ...(opensAsYesNo(text) ? ['opens:yesNo'] : []),
    ...(endsAsYesNo(text) ? ['ends:yesNo'] : []),
    ...(text.raw.includes('?') ? ['mark'] : []),
  ];
}
