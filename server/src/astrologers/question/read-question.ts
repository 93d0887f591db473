/* eslint-disable max-lines -- the steps of one reading belong together */
import type { Turn } from '../types';
import { findFact, type FactRequest } from './fact-request';
import { findHorizon, type Horizon } from './horizon';
import { asksWhatLike, hasKind, opensAsYesNo, type Kind } from './kinds';
import type { AnswerLanguage } from './language';
import { findMatters, getMatter, openMatters, type Matter } from './matters';
import { hasLexeme, lexeme } from './lexicon';
import { findKin, type Kin } from './people';
import { readText, type QuestionText } from './question-text';

/** What a question asks, with what the conversation supplies. */
export interface ReadQuestion {
  text: QuestionText;
  language: AnswerLanguage;
  kind: Kind;
  fact: FactRequest | null;
  matter: Matter;
  second: Matter | null;
  kin: Kin | null;
  horizon: Horizon | null;
  /** "Will I get it, and when?" */
  asksWhenToo: boolean;
  /** The question before it, where this one goes on from it or repeats it. */
  previous: ReadQuestion | null;
}

interface Slots {
  matters: Matter[];
  fact: FactRequest | null;
  kin: Kin | null;
  horizon: Horizon | null;
}

const maxShortWords = 7;

/** Kinds that need no chart, told before anything else. */
function findTalk(text: QuestionText, slots: Slots, hasPrevious: boolean): Kind | null {
  if (!text.isRead) return 'unread';
  const names = slots.matters.length > 0 || slots.fact !== null;
  if (hasKind(text, 'human')) return 'human';
  if (hasKind(text, 'abuse') && !slots.fact && slots.matters.length < 2) return 'abuse';
  if (hasKind(text, 'service') && !slots.fact) return 'service';
  if (hasKind(text, 'complaint') && !opensAsYesNo(text) && !slots.fact) return 'complaint';
  if (hasKind(text, 'elsewhere') && !slots.fact && slots.matters.every(({ rank }) => rank < 7)) return 'elsewhere';
  if (names) return null;
  if (hasKind(text, 'thanks')) return 'thanks';
  if (hasKind(text, 'farewell')) return 'farewell';
  if (hasKind(text, 'greeting') && text.length <= maxShortWords && !slots.horizon) return 'greeting';
  if (isUnreadable(text, slots, hasPrevious)) return 'unreadable';
  return null;
}

function isUnreadable(text: QuestionText, slots: Slots, hasPrevious: boolean): boolean {
  if (!/\p{L}/u.test(text.raw)) return !(hasPrevious && /^[\s?.!]+$/u.test(text.raw)) && !slots.horizon;
  return (
    text.known === 0 &&
    !slots.horizon &&
    !slots.kin &&
    !(['why', 'when', 'more', 'doubt', 'remedy', 'how', 'gem', 'muhurta', 'yesNo'] as const).some((kind) => hasKind(text, kind))
  );
}

function findAsked(text: QuestionText, slots: Slots, hasPrevious: boolean): Kind {
  const has = (kind: Parameters<typeof hasKind>[1]) => hasKind(text, kind);
  const isShort = text.length <= maxShortWords;
  if (has('unknowable') && !slots.fact) return 'unknowable';
  if (has('gem') && !slots.matters.some(({ id }) => id === 'love')) return 'gem';
  const isDay = slots.horizon && ['day', 'week', 'month'].includes(slots.horizon.unit) && !slots.horizon.isPast;
  const isOpen = opensAsYesNo(text) && !slots.horizon;
  if (has('muhurta') && !slots.fact && !isOpen) return 'muhurta';
  if (has('when') && isDay && slots.horizon?.unit !== 'month' && !slots.fact) return 'muhurta';
  if (slots.fact && has('remedy') && slots.fact.planet) return 'remedy';
  if (slots.fact) return 'fact';
  if (hasPrevious && isShort && slots.matters.length === 0) {
    if (has('doubt')) return 'doubt';
    if (has('more')) return 'more';
    if (has('meaning') && !has('when')) return 'meaning';
  }
  if (has('why')) return 'why';
  if (slots.horizon?.isPast) return 'past';
  if (has('either')) return 'either';
  if (has('when')) return 'when';
  if (asksWhatLike(text) || (has('like') && (slots.kin !== null || slots.matters.some(({ id }) => id === 'marriage')))) return 'like';
  if (has('remedy') && !opensAsYesNo(text)) return 'remedy';
  if (opensAsYesNo(text)) return 'yesNo';
  if (has('how')) return 'how';
  return has('yesNo') ? 'yesNo' : 'how';
}

/** A question that names no matter of its own and leans on the one before. */
function leansOn(text: QuestionText, slots: Slots): boolean {
  if (slots.matters.length > 0 || slots.fact)
    return /^ (?:and|aur|or|what about|how about) /u.test(text.plain) && text.length <= maxShortWords;
  return text.length <= maxShortWords + 3;
}

const toKey = ({ plain }: QuestionText) => plain.replace(/(?: (?:please|pls|plz|ji|sir|madam|tell me))+ /gu, ' ').trim();

function isSame(now: ReadQuestion, before: ReadQuestion): boolean {
  return (
    toKey(now.text) === toKey(before.text) && !['thanks', 'greeting', 'farewell', 'unreadable', 'why', 'more', 'doubt'].includes(now.kind)
  );
}

function readOne(raw: string, now: Date, birth: number, fallback: AnswerLanguage, previous: ReadQuestion | null): ReadQuestion {
  const text = readText(raw, previous?.language ?? fallback);
  const kin = findKin(text);
  const matters = mattersOf(text, kin);
  const slots: Slots = { matters, fact: findFact(text, matters.length > 0), kin, horizon: findHorizon(text, now, birth) };
  const talk = findTalk(text, slots, previous !== null);
  const asked = talk ?? findAsked(text, slots, previous !== null);
  const leans = previous !== null && talk === null && leansOn(text, slots);
  const kind =
    leans && asked === 'how' && !hasKind(text, 'how') && ['yesNo', 'when', 'how'].includes(previous.kind) ? previous.kind : asked;
  const [first, second] = matters;
  const carried = leans ? previous.matter : null;
  const matter = first ?? carried ?? (kin ? kinMatter(kin) : slots.horizon || kind === 'when' ? openMatters.time : openMatters.self);
  const isTwo = second && second.id !== matter.id && second.rank >= 3 && (kind === 'either' || matter.rank - second.rank <= 2);
  return {
    text,
    language: text.language,
    kind,
    fact: slots.fact ?? (leans && ['meaning', 'why', 'more', 'doubt', 'remedy'].includes(kind) ? previous.fact : null),
    matter,
    second: isTwo ? second : null,
    kin: kin ?? (leans && !first ? previous.kin : null),
    horizon: slots.horizon ?? (leans && kind !== 'when' && kind !== 'remedy' ? previous.horizon : null),
    asksWhenToo: kind === 'yesNo' && hasKind(text, 'when'),
    previous: leans ? previous : null,
  };
}

const spouses: readonly string[] = ['husband', 'wife', 'partner'];
const closeness = lexeme(
  'relation|relations|relationship|relationships|get along|get on|equation|bonding',
  'rishta|rishtaa|rishte|sambandh|banti|banegi',
);

/** Matters without those that a relative's name only seems to mean: a relationship with one's mother is not love. */
function mattersOf(text: QuestionText, kin: Kin | null): Matter[] {
  const house =
    / (?:my |the )?(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?:house|ghar)(?= )| house \d{1,2}(?= )/gu;
  const found = findMatters({
    ...text,
    plain: text.plain.replace(house, ' · '),
    folded: text.folded.replace(/ [^ ]+v[ae]?n? (?:gr|bv) /gu, ' · '),
  });
  if (!kin) return found;
  if (spouses.includes(kin.id)) return found.filter(({ id }) => !(id === 'marriage' && hasKind(text, 'like')));
  const isClose = hasLexeme(text, closeness);
  return found.filter(
    ({ id }) => !(isClose && ['love', 'marriage', 'harmony', 'family'].includes(id)) && !(id === 'harmony' && kin.id.endsWith('InLaw')),
  );
}

function kinMatter({ id }: Kin): Matter {
  if (id === 'husband' || id === 'wife') return getMatter('harmony');
  if (id === 'partner') return getMatter('love');
  if (id === 'boss' || id === 'colleague') return getMatter('workConflict');
  return id === 'friend' ? getMatter('friends') : getMatter('family');
}

const talkKinds: readonly Kind[] = [
  'human',
  'service',
  'thanks',
  'greeting',
  'farewell',
  'complaint',
  'abuse',
  'elsewhere',
  'unreadable',
  'unread',
];
export const isTalk = (kind: Kind): boolean => talkKinds.includes(kind);

/** Reads a question after the earlier ones of its chat, oldest first. */
export function readQuestion(raw: string, turns: readonly Turn[], now: Date, birth: number, fallback: AnswerLanguage): ReadQuestion {
  let previous: ReadQuestion | null = null;
  const asked: ReadQuestion[] = [];
  for (const turn of turns.slice(-6)) {
    const read = readOne(turn.question, now, birth, fallback, previous);
    asked.push(read);
    if (!isTalk(read.kind)) previous = read;
  }
  const read = readOne(raw, now, birth, fallback, previous);
  const same = asked.find((each) => isSame(read, each));
  return same && !isTalk(read.kind) ? { ...read, kind: 'repeat', previous: same } : read;
}
