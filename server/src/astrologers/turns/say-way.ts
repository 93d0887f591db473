import { nameBySlot } from '../answers/slots/name-by-slot';
import type { SlotId } from '../answers/slots/slot-table';
import { fill, forms } from '../asks/forms';
import { tellGround } from '../asks/say-ask';
import { languageOf } from '../asks/words-of';
import { chartKey } from '../compose/context';
import { join } from '../compose/join';
import { chooseGrounds } from '../compose/judgement';
import type { Part, Way, Wordings } from './content';
import { placesOf, toldOf } from './places';
import type { Weighed } from './turn';

const usual: readonly Part[] = ['ground', 'step'];

/** What a planet names: how much, where, who. */
function nameOf({ about, ask, judgement }: Weighed, slot: string): string {
  const [matterHouse] = judgement.focus.houses;
  const named = nameBySlot(slot as SlotId, {
    strengths: about.strengths,
    gender: about.question.birth.gender,
    relative: about.read.kin,
    score: judgement.weighed.score,
    ...(ask.thing === undefined ? {} : { about: ask.thing }),
    seed: chartKey(about.question),
    ...(matterHouse === undefined ? {} : { matterHouse }),
  });
  return about.tell([[named[languageOf(about)]]]);
}

/** What the answer before has not told yet, or what speaks for the matter and against it. */
function groundsOf(turn: Weighed, part: 'ground' | 'both'): string {
  const { about, judgement } = turn;
  const sign = judgement.level === 'slow' ? -1 : 1;
  const told = toldOf(turn);
  const { factors } = judgement.weighed;
  if (part === 'ground') {
    const fresh = factors.find((each) => Math.sign(each.weight) === sign && !told.includes(each));
    return fresh ? tellGround(about, judgement, fresh, forms.ground) : '';
  }
  const { grounds, against } = chooseGrounds(judgement, 1);
  const parts = grounds.map((each) => tellGround(about, judgement, each, forms.ground));
  return [...parts, against ? tellGround(about, judgement, against, against.weight < 0 ? forms.against : forms.inFavour) : '']
    .filter((each) => each !== '')
    .join(' ');
}

/** The places of a wording. */
const placesIn = (wording: string): string =>
  [...wording.matchAll(/\{(\w+)\}/gu)]
    .map(([, name = '']) => name.toLowerCase())
    .sort()
    .join(' ');

/** A sentence with its places filled; empty where none of its wordings has all its words. */
export function sayFilled(turn: Weighed, wordings: Wordings | undefined, besides: ReturnType<typeof placesOf> = {}): string {
  if (wordings === undefined) return '';
  const { about } = turn;
  const places = { ...placesOf(turn), ...besides };
  const language = languageOf(about);
  const filled = wordings[language].map((each) => ({ named: placesIn(each), said: fill({ en: [each], hi: [each] }, language, places) }));
  const found = filled.filter(({ said }) => said.length > 0);
  // The first wording that has its words says the most; one with the same places says the same.
  const same = found.filter(({ named }) => named === found[0]?.named);
  return same.length === 0 ? '' : about.tell([same.flatMap(({ said }) => said)]);
}

/** The answer to a line in the way in which it is meant; null where nothing of it can be said. */
export function sayWay(turn: Weighed, way: Way): string | null {
  const { about, ask, judgement } = turn;
  const lead = way.slot === undefined ? sayFilled(turn, way[judgement.level] ?? way.say) : nameOf(turn, way.slot);
  if (lead === '') return null;
  const body = way.body ?? usual;
  const steps = (ask.steps ?? []).map((each) => each[languageOf(about)]);
  const step = body.includes('step') ? about.tell([fill(forms.step, languageOf(about), { step: steps })]) : '';
  const grounds = body.filter((part) => part !== 'step').map((part) => groundsOf(turn, part));
  return join([lead, sayFilled(turn, way.then)].filter((each) => each !== '').join(' '), grounds.join(' '), step);
}
