import { dayMs } from '../../day';
import { readLine } from '../asks/request';
import { normalizeText } from '../reader/normalize-text';
import type { Topic, Understood, Wanted } from '../topics/understand';
import type { Turn } from '../types';
import { askedKin } from './asked-kin';
import { asksBefore, askingPart, readClauses, isAboutPast } from './asking';
import { afterHorizon, asksOtherwise, beforeHorizon, findHorizon, type Horizon } from './horizon';
import type { AnswerLanguage } from './language';
import { getMatter, type Matter, type MatterId } from './matters';
import type { Kin } from './people';
import { readText, type QuestionText } from './question-text';
import { isMatter } from '../tools/tables';

/** The question kind, or the reason for no new answer. */
export type Kind = Exclude<Wanted, 'doubt' | 'meaning' | 'which' | 'fact' | 'talk'> | 'unread' | 'repeat';

/** The interpretation of a question, completed from the conversation. */
export interface ReadQuestion {
  text: QuestionText;
  language: AnswerLanguage;
  /** Its classification. */
  line: Understood;
  kind: Kind;
  matter: Matter;
  kin: Kin | null;
  /** The time that its asking part names. */
  horizon: Horizon | null;
  /** The question before it in the chat. */
  previous: ReadQuestion | null;
}

const kindByWanted: Readonly<Record<Wanted, Kind>> = {
  when: 'when',
  yesNo: 'yesNo',
  either: 'either',
  why: 'why',
  how: 'how',
  like: 'like',
  remedy: 'remedy',
  muhurta: 'muhurta',
  past: 'past',
  doubt: 'yesNo',
  meaning: 'how',
  which: 'how',
  fact: 'how',
  risk: 'risk',
  talk: 'how',
};

const toMatter = (topic: Topic): MatterId => (isMatter(topic) ? topic : topic === 'x_self' ? 'self' : 'time');

const isSame = (one: string, other: string): boolean => normalizeText(one) === normalizeText(other);

interface Asked {
  raw: string;
  now: Date;
  /** The instant of birth, for ages. */
  birth: number;
  /** The language if the words are ambiguous. */
  fallback: AnswerLanguage;
}

const outcomeKinds: readonly Kind[] = ['yesNo', 'how', 'risk'];
const pastKinds: readonly Kind[] = ['past', 'why', 'how'];
const [maxAheadMs, maxYearAheadMs] = [31 * dayMs, 400 * dayMs];
const deadlineUnits: readonly Horizon['unit'][] = ['month', 'festival', 'week'];

/** The time in the asking part; without one, a future day or month of another clause for a question about an outcome ("interview tomorrow, will I get it"), or the stated time for a question about the past. */
function findAskedHorizon(text: QuestionText, asking: QuestionText, kind: Kind, { now, birth }: Asked): Horizon | null {
  const otherwiseHorizon = kind === 'when' && asksOtherwise(text) ? findHorizon(text, now, birth) : null;
  if (otherwiseHorizon !== null && !otherwiseHorizon.isPast) return afterHorizon(otherwiseHorizon);
  const asked = findHorizon(asking, now, birth);
  if (asked !== null) return asked;
  // "It ends in March, will it come before that?"
  const isBefore = asksBefore(asking);
  const stated = readClauses(text).flatMap((clause) => {
    const named = findHorizon(clause, now, birth);
    return named === null ? [] : [{ horizon: isBefore ? beforeHorizon(named, now) : named, isStory: isAboutPast(clause) }];
  });
  const isAhead = ({ from, isPast, unit }: Horizon) =>
    !isPast && (unit === 'day' ? from - now.getTime() <= maxAheadMs : (isBefore || deadlineUnits.includes(unit)) && from - now.getTime() <= maxYearAheadMs);
  const ahead = outcomeKinds.includes(kind) ? stated.find(({ horizon, isStory }) => isAhead(horizon) && (!isStory || (horizon.unit === 'day' && horizon.from > now.getTime()))) : undefined;
  const past = pastKinds.includes(kind) && isAboutPast(asking) ? stated.find(({ horizon }) => horizon.isPast) : undefined;
  return (ahead ?? past)?.horizon ?? null;
}

/** Minimum share of the whole message, and of its asking part that replaces it. */
const [minWholeShare, minPartShare] = [0.4, 0.5];
/** Maximum share of a whole message that a surer matter of its asking part replaces, and the minimum shares of that in the part and in the whole. */
const surer = { maxWhole: 0.6, minPart: 0.85, minTrace: 0.1 };
/** Fewer words cannot name a subject: "shall I leave it?" is not about work by itself. */
const minWordsOfPart = 4;

/** The classification of a message; for a long unclear one, that of its question only. */
function classify(raw: string, { raw: asking, length }: QuestionText): Understood {
  const whole = readLine(raw);
  if (whole.topic.share >= surer.maxWhole || asking === raw || length < minWordsOfPart) return whole;
  const part = readLine(asking);
  // "My mother-in-law taunts me, when do we get a house of our own": the story is not the question.
  const isTraced = whole.topic.shareOf(part.topic.value) >= surer.minTrace;
  if (part.topic.share >= surer.minPart && isTraced && isMatter(part.topic.value)) return part;
  if (whole.topic.share >= minWholeShare) return whole;
  return part.topic.share >= minPartShare && part.topic.value !== 'x_followup' ? { ...part, whose: whole.whose } : whole;
}

/** Reads one line: topic, kind and person by the tables, time and people by its words. */
function readOne(asked: Asked): ReadQuestion {
  const { raw, fallback } = asked;
  const text = readText(raw, fallback);
  const asking = askingPart(text);
  const line = classify(raw, asking);
  const kind: Kind = text.isRead ? kindByWanted[line.wanted.value] : 'unread';
  return {
    text,
    language: text.language,
    line,
    kind,
    matter: getMatter(toMatter(line.topic.value)),
    kin: askedKin(text, asking, line.whose),
    horizon: findAskedHorizon(text, asking, kind, asked),
    previous: null,
  };
}

/** Reads a question after the earlier ones of its chat, oldest first; an ambiguous one has their language. */
export function readQuestion(raw: string, turns: readonly Turn[], now: Date, birth: number, fallback: AnswerLanguage): ReadQuestion {
  const last = turns.at(-1);
  const previous = last ? readOne({ raw: last.question, now, birth, fallback }) : null;
  const read = { ...readOne({ raw, now, birth, fallback: previous?.language ?? fallback }), previous };
  return turns.some(({ question }) => isSame(question, raw)) ? { ...read, kind: 'repeat' } : read;
}
