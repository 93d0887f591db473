import type { PlanetName } from '@oracle-astra/shared/contract';
import { birthTraits, findKaalSarp, findManglik, findYogas, hasPitraTheme, nadis } from '../../../../astrology';
import { hindiNadis } from '../../../words/birth-traits';
import { factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { describeMool } from './sign';
import { describeOneYoga } from './yoga';

const manglik: DescribeFact = (input) => {
  const { chart, view, say, word, plainHouse, ordinal } = input;
  const { isManglik, house, reliefs } = findManglik(chart);
  const [relief] = reliefs;
  const words = {
    ...planetWords(input, 'Mars'),
    plainHouse: plainHouse(house),
    relief: relief === undefined ? '' : word(factWords.manglikReliefs[relief]),
  };
  const [moon, venus] = [view.count('Moon', 'Mars'), view.count('Venus', 'Mars')];
  return [
    say(isManglik ? 'manglikYes' : 'manglikNo', words),
    say('manglikFrom', { moon, venus, moonth: ordinal(moon), venusth: ordinal(venus) }),
  ];
};

const kaalSarp: DescribeFact = ({ chart, say, word }) => {
  const found = findKaalSarp(chart);
  if (found === null) return [say('kaalSarpNo')];
  return [say('kaalSarpYes', { form: found.name, relief: found.isRelieved ? word(factWords.kaalSarpRelief) : '' })];
};

/** The placements that people call pitra dosha. */
function pitraPlaces(input: FactInput): string {
  const { view, word, house, list } = input;
  const ninth = view.lord(9);
  const pairs: readonly (readonly [PlanetName, PlanetName])[] = [
    ['Sun', 'Rahu'],
    ['Sun', 'Ketu'],
    [ninth, 'Rahu'],
  ];
  const together = pairs.filter(([one, other], at) => (at < 2 || ninth !== 'Sun') && view.together(one, other));
  const sentences = together.map((pair) =>
    word(factWords.with)
      .replace('{list}', list(pair))
      .replace('{house}', house(view.house(pair[0]))),
  );
  return [...sentences, ...(view.house('Rahu') === 9 ? [word(factWords.nodeIn9)] : [])].join('; ');
}

const pitra: DescribeFact = (input) =>
  hasPitraTheme(input.chart)
    ? [input.say('pitraYes', { places: pitraPlaces(input) })]
    : [input.say('pitraNo', { sun: input.house(input.view.house('Sun')), rahu: input.house(input.view.house('Rahu')) })];

const shrapit: DescribeFact = ({ view, say, house }) =>
  view.together('Saturn', 'Rahu')
    ? [say('shrapitYes', { house: house(view.house('Saturn')) })]
    : [say('shrapitNo', { saturn: house(view.house('Saturn')), rahu: house(view.house('Rahu')) })];

const nadi: DescribeFact = ({ view, say, context }) => {
  const { nakshatra, sign } = view.planet('Moon');
  const at = birthTraits(nakshatra, sign).nadi;
  return [say('nadiOne', { value: (context.isEnglish ? nadis : hindiNadis)[at] }), say('nadiMore')];
};

export const describeChandal: DescribeFact = ({ view, say, house, planet }) => {
  const node = (['Rahu', 'Ketu'] as const).find((each) => view.together('Jupiter', each));
  const words = { house: house(view.house('Jupiter')) };
  return [node === undefined ? say('chandalNo', words) : say('chandalYes', { ...words, node: planet(node) })];
};

/** Describes which feared doshas the chart has. */
export const describeDoshas: DescribeFact = (input) => {
  const { chart, view, say, word, context } = input;
  const names = factWords.doshaNames;
  const rows = [
    [findManglik(chart).isManglik, names.manglik],
    [findKaalSarp(chart) !== null, names.kaalSarp],
    [hasPitraTheme(chart), names.pitra],
    [view.together('Jupiter', 'Rahu') || view.together('Jupiter', 'Ketu'), names.chandal],
    [view.together('Saturn', 'Rahu'), names.shrapit],
  ] as const;
  const of = (isThere: boolean) => rows.filter(([holds]) => holds === isThere).map(([, name]) => word(name));
  const [have, lack] = [of(true), of(false)];
  const detail = [...(rows[0][0] ? [manglik(input)?.[0] ?? ''] : []), ...(rows[2][0] ? [pitra(input)?.[0] ?? ''] : [])];
  if (have.length === 0)
    return [say('doshasNone', { lack: word(factWords.lackingAll).replace('{list}', lack.join(word(factWords.noneOfThem))) })];
  const rest = lack.length === 0 ? '' : word(factWords.lacking).replace('{list}', context.book.list(lack));
  return [say('doshasHave', { have: context.book.list(have), lack: rest }), join(detail)];
};

/** A feared yoga: the named one, or those of the chart. */
export const describeHardYoga: DescribeFact = (input) => {
  const { terms, strengths, asked, say, context } = input;
  if (terms.yoga !== null) return describeOneYoga(input, terms.yoga);
  const found = findYogas(strengths, asked.question.birth.gender).filter(({ polarity }) => polarity < 0);
  const ids = [...new Set(found.map(({ id }) => id))].slice(0, 3);
  if (ids.length === 0) return [say('hardYogasNone')];
  return [say('hardYogas', { list: context.book.list(ids.map((id) => context.book.yoga(id)[0])) })];
};

const byName = { manglik, kaalSarp, pitra, shrapit, nadi, mool: describeMool } as const;

export const doshaTells: Readonly<Record<keyof typeof byName, DescribeFact>> = byName;

/** Describes the named dosha, or whether any feared one applies. */
export const describeDosha: DescribeFact = (input) => {
  const { dosha, yoga } = input.terms;
  if (yoga === 'guru_chandala') return describeChandal(input);
  if (dosha !== null) return byName[dosha](input);
  return yoga === null ? describeDoshas(input) : describeOneYoga(input, yoga);
};
