import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../../content/jyotish/traits.json';
import { fill } from '../../../asks/forms';
import type { Wanted } from '../../../topics/understand';
import { englishPartner } from '../../../words/english-words';
import { hindiPartner } from '../../../words/hindi-words';
import { join, planetWords, type Telling } from '../telling';

export type TraitId = keyof typeof file.traits;
type SelfFrame = keyof typeof file.frames;
type Level = 'yes' | 'some' | 'no';

/** A sentence of the content on traits. */
export const say = ({ context }: Telling, id: SelfFrame, words: Record<string, string | undefined>): string =>
  context.tell([fill(file.frames[id], context.isEnglish ? 'en' : 'hi', words)]);

export const natureOf = ({ context }: Telling, sign: number): string => (context.isEnglish ? englishPartner : hindiPartner)[sign - 1] ?? '';

/** Natures and names of the signs of lagna and Moon. */
export function signWords(telling: Telling): Record<string, string> {
  const { chart, view, context } = telling;
  const [lagna, moon] = [chart.ascendant.sign, view.planet('Moon').sign];
  return {
    lagna: natureOf(telling, lagna),
    moon: natureOf(telling, moon),
    lagnaSign: context.book.sign(lagna),
    moonSign: context.book.sign(moon),
  };
}

/** A trait stands on the signs of lagna and Moon, and on its planet beside lagna or Moon. */
function levelOf({ chart, view }: Telling, { planet, signs }: { planet: PlanetName; signs: readonly number[] }): Level {
  const touches =
    view.house(planet) === 1 ||
    (planet !== 'Moon' && view.together(planet, 'Moon')) ||
    (planet === 'Moon' && view.isIn('Moon', [1, 4, 8, 12]));
  const points = [signs.includes(chart.ascendant.sign), signs.includes(view.planet('Moon').sign), touches].filter(Boolean).length;
  return points > 1 ? 'yes' : points === 1 ? 'some' : 'no';
}

const whether: Readonly<Record<Level, SelfFrame>> = { yes: 'isYes', some: 'isSome', no: 'isNo' };
const asksWhether: readonly Wanted[] = ['yesNo', 'risk'];

/** One side of a person's nature: whether the chart has it, on what that stands, and what helps. */
export function tellTrait(telling: Telling, id: TraitId): string[] {
  const { word, asked } = telling;
  const trait = { ...file.traits[id], planet: file.traits[id].planet as PlanetName };
  const level = levelOf(telling, trait);
  const wanted = asked.line.wanted.value;
  const [clause, step] = [word(trait[level]), word(trait.step)];
  const words = { ...planetWords(telling, trait.planet), ...signWords(telling), clause, step };
  const isMoon = trait.planet === 'Moon';
  const ground = say(telling, isMoon ? 'groundOfMoon' : 'ground', words);
  if (wanted === 'remedy') return [say(telling, 'todo', words), join([say(telling, 'isLike', words), ground])];
  const frame =
    wanted === 'why'
      ? level === 'no'
        ? 'becauseNot'
        : isMoon
          ? 'becauseOfMoon'
          : 'because'
      : wanted === 'doubt'
        ? 'both'
        : asksWhether.includes(wanted)
          ? whether[level]
          : 'isLike';
  return [say(telling, frame, words), join([wanted === 'why' && level !== 'no' ? '' : ground, say(telling, 'step', words)])];
}

/** Whether a computed sentence is that of a trait. */
export const isTrait = (tells: string): tells is TraitId => tells in file.traits;
