import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../../content/jyotish/traits.json';
import { fill } from '../../../asks/forms/forms';
import type { Wanted } from '../../../topics/understand';
import { englishPartner } from '../../../words/english-words';
import { hindiPartner } from '../../../words/hindi-words';
import { join, planetWords, type FactInput } from '../fact-input';

export type TraitId = keyof typeof file.traits;
type SelfFrame = keyof typeof file.frames;
type Level = 'yes' | 'some' | 'no';

/** A sentence of the content on traits. */
export const say = ({ context }: FactInput, id: SelfFrame, words: Record<string, string | undefined>): string =>
  context.render([fill(file.frames[id], context.isEnglish ? 'en' : 'hi', words)]);

export const describeNature = ({ context }: FactInput, sign: number): string =>
  (context.isEnglish ? englishPartner : hindiPartner)[sign - 1] ?? '';

/** Natures and names of the signs of lagna and Moon. */
export function signWords(input: FactInput): Record<string, string> {
  const { chart, view, context } = input;
  const [lagna, moon] = [chart.ascendant.sign, view.planet('Moon').sign];
  return {
    lagna: describeNature(input, lagna),
    moon: describeNature(input, moon),
    lagnaSign: context.book.sign(lagna),
    moonSign: context.book.sign(moon),
  };
}

/** The level of a trait, by the signs of lagna and Moon and by its planet's aspect on them. */
function rateTrait({ chart, view }: FactInput, { planet, signs }: { planet: PlanetName; signs: readonly number[] }): Level {
  const aspectsPoint =
    view.house(planet) === 1 ||
    (planet !== 'Moon' && view.together(planet, 'Moon')) ||
    (planet === 'Moon' && view.isIn('Moon', [1, 4, 8, 12]));
  const points = [signs.includes(chart.ascendant.sign), signs.includes(view.planet('Moon').sign), aspectsPoint].filter(Boolean).length;
  return points > 1 ? 'yes' : points === 1 ? 'some' : 'no';
}

const whether: Readonly<Record<Level, SelfFrame>> = { yes: 'isYes', some: 'isSome', no: 'isNo' };
const asksWhether: readonly Wanted[] = ['yesNo', 'risk'];

/** A trait of a person: whether the chart has it, the grounds, and what helps. */
export function describeTrait(input: FactInput, id: TraitId): string[] {
  const { word, asked } = input;
  const trait = { ...file.traits[id], planet: file.traits[id].planet as PlanetName };
  const level = rateTrait(input, trait);
  const wanted = asked.line.wanted.value;
  const [clause, step] = [word(trait[level]), word(trait.step)];
  const words = { ...planetWords(input, trait.planet), ...signWords(input), clause, step };
  const isMoon = trait.planet === 'Moon';
  const ground = say(input, isMoon ? 'groundOfMoon' : 'ground', words);
  if (wanted === 'remedy') return [say(input, 'todo', words), join([say(input, 'isLike', words), ground])];
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
  return [say(input, frame, words), join([wanted === 'why' && level !== 'no' ? '' : ground, say(input, 'step', words)])];
}

/** Whether a computed sentence describes a trait. */
export const isTrait = (tells: string): tells is TraitId => tells in file.traits;
