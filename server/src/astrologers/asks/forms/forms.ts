import file from '../../../../content/forms.json';
import type { Level } from '../../tools/level';
import { capital } from '../../tools/names';
import type { Words } from '../ask';
import type { Frame } from '../things';

/** A sentence in alternatives, with placeholders in braces. */
type Wordings = Readonly<Record<keyof Words, readonly string[]>>;
type ByLevel = Readonly<Record<Level, Wordings>>;

export interface Forms {
  willIt: ByLevel;
  open: ByLevel;
  /** An outcome without yes or no. */
  stated: ByLevel;
  feared: ByLevel;
  inTime: ByLevel;
  notInTime: Readonly<Record<'later' | 'none', Wordings>>;
  when: ByLevel & Readonly<Record<'now' | 'none', Wordings>>;
  should: ByLevel;
  decide: ByLevel;
  /** A decision that no matter explains: whether it is right is not said. */
  unjudged: ByLevel;
  /** A decision in the user's own words. */
  own: Readonly<Record<'go' | 'wait' | 'never' | 'fraud', Wordings>>;
  how: ByLevel;
  howInTime: ByLevel;
  field: ByLevel;
  why: Wordings;
  todo: Wordings;
  then: Wordings;
  time: Readonly<Record<'best' | 'begin' | 'far' | 'inside' | 'now' | 'later', Wordings>>;
  step: Wordings;
  ground: Wordings;
  against: Wordings;
  inFavour: Wordings;
  /** The first sentence for a married person who asks about marriage in general. */
  married: Wordings;
  /** The default time. */
  comingYear: Wordings;
  atAge: Wordings;
  past: Readonly<Record<'named' | 'strong' | 'weak' | 'ran' | 'over' | 'running' | 'sky' | 'sadeSati' | 'saturn' | 'unborn', Wordings>>;
  unsure: Wordings;
  /** No topic is likely enough to be offered. */
  unclear: Wordings;
  unread: Wordings;
  choice: {
    frames: Readonly<Record<Exclude<Frame, 'both'>, Wordings>>;
    reasons: Readonly<Record<'thing' | 'place' | 'name' | 'way', Wordings>>;
  } & Readonly<Record<'same' | 'sameLeans' | 'close' | 'whyNot' | 'even' | 'open' | 'lawful' | 'lawfulByPlace', Wordings>>;
}

export const forms: Forms = file;

/** The alternatives of a sentence with filled placeholders; a capitalized placeholder begins the sentence. Alternatives with a missing value are left out. */
export function fill(
  wordings: Wordings,
  language: keyof Words,
  words: Readonly<Record<string, string | readonly string[] | undefined>>,
): string[] {
  const fillOne = (template: string): string[] => {
    const name = /\{(\w+)\}/u.exec(template)?.[1];
    if (name === undefined) return [template];
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const found = words[key];
    const all = found === undefined ? [] : typeof found === 'string' ? [found] : found;
    return all.flatMap((each) => fillOne(template.replace(`{${name}}`, key === name ? each : capital(each))));
  };
  return wordings[language].flatMap(fillOne);
}
