import type { Strengths } from '../../../astrology';
import type { Factor } from '../../plan/weigh';
import type { Relative } from '../../tools/focus';
import { capital } from '../../tools/names';
import { relativeTable, type RelativeId } from '../../tools/tables';
import { hash } from '../../words/hash';
import { findNames } from './find-names';
import { getNames, slotTable, type Language, type Person, type Phrases, type Said, type Slot, type SlotId } from './slot-table';

type Gender = 'Male' | 'Female';

export interface SlotInput {
  strengths: Strengths;
  /** The chart's owner. */
  gender: Gender;
  /** The person of the question, if not the owner of the chart: houses are counted from theirs. */
  relative: Relative | null;
  /** How well the chart supports the matter, 0 to 100. */
  score: number;
  /** The first house of the matter, already counted from the relative. */
  matterHouse?: number;
  /** The subject of the question: "the posting", "the buyer". Only English begins with it, because Hindi would need another form of it. */
  about?: Said;
  /** A seed per answer, so that the wording is stable. */
  seed: string;
}

export interface Named extends Said {
  grounds: Factor[];
}

const partners: readonly RelativeId[] = ['husband', 'wife', 'partner'];
const children: readonly RelativeId[] = ['son', 'daughter', 'child'];
const partnerHouse = 7;

const fill = (text: string, words: Record<string, string>): string => text.replace(/\{(\w+)\}/gu, (_, name: string) => words[name] ?? '');

/** The person described: spouse, child or another person, read in the user's chart. */
function findOwner({ of }: Slot, relative: Relative | null): Relative | null {
  if (relative === null) return null;
  if (partners.includes(relative.id) && of === 'spouse') return null;
  return children.includes(relative.id) && of === 'child' ? null : relative;
}

/** The possessive of the person, in one language. */
function wordsFor(language: Language, owner: Relative | null, asked: Relative | null, gender: Gender): Record<string, string> {
  const theirs = (id: RelativeId) => {
    const { [language]: name, gender: of } = relativeTable[id];
    return language === 'en' ? name : `${slotTable.spouses[of ?? 'unknown'].your} ${name}`;
  };
  const ofOwner = owner === null ? gender : relativeTable[owner.id].gender;
  const spouse = slotTable.spouses[ofOwner === undefined ? 'unknown' : ofOwner === 'Male' ? 'Female' : 'Male'];
  const parts = { name: owner ? theirs(owner.id) : '', mate: spouse[language], of: spouse.of, yours: spouse.your };
  const frames = slotTable[owner ? 'theirs' : 'own'][language];
  const words = Object.fromEntries(Object.entries(frames).map(([name, frame]) => [name, fill(frame, parts)]));
  const isChild = asked !== null && children.includes(asked.id) && owner === null;
  return isChild ? { ...words, child: fill(slotTable.theirs[language]['person'] ?? '', { name: theirs(asked.id) }) } : words;
}

/** The person in the subject of the question: the boss in "the new boss's nature". */
const findPerson = (about: Said | undefined): Person | undefined => about && slotTable.persons.find(({ word }) => about.en.includes(word));

const pickOne = (list: readonly string[], seed: string): string => list[hash(seed) % list.length] ?? '';

/** The first sentence of the answer to which, what kind, who, where or how much. */
export function nameBySlot(id: SlotId, input: SlotInput): Named {
  const slot = slotTable.slots[id];
  const owner = findOwner(slot, input.relative);
  const person = findPerson(input.about);
  const from = owner?.house ?? (slot.of === 'person' ? (person?.house ?? partnerHouse) : 1);
  const reading = { strengths: input.strengths, from, score: input.score, matterHouse: input.matterHouse };
  const found = slot.parts.map((part) => ({ names: getNames(part), ...findNames(reading, part.find) }));
  const say = (language: Language): string => {
    const joined = found.map(({ names, keys }, at) => {
      const phrases = keys.map((key) => names[key]).filter((each): each is Phrases => each !== undefined);
      const said = phrases.map((each) => pickOne(each[language], `${input.seed} ${id} ${at}`));
      return [...new Set(said)].join((slot.joins ?? slotTable.joins)[language]);
    });
    const words = wordsFor(language, owner, input.relative, input.gender);
    if (person && owner === null) words['person'] = person[language];
    const sentence = fill(pickOne(slot[language], `${input.seed} ${id}`), { ...words, ...Object.fromEntries(joined.entries()) });
    if (!slot.about || !input.about || language === 'hi') return capital(sentence);
    return `For ${input.about.en}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  };
  return { en: say('en'), hi: say('hi'), grounds: found.flatMap(({ grounds }) => grounds) };
}
