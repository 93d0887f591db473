import type { PlanetName } from '@oracle-astra/shared/contract';
import { birthTraits, findKaalSarp, findManglik, findYogas, hasPitraTheme, nadis } from '../../../../astrology';
import { hindiNadis } from '../../../words/birth-traits';
import { factWords, join, planetWords, type Tell, type Telling } from '../telling';
import { tellMool } from './sign';
import { tellOneYoga } from './yoga';

const manglik: Tell = (telling) => {
  const { chart, view, say, word, plainHouse, ordinal } = telling;
  const { isManglik, house, reliefs } = findManglik(chart);
  const [relief] = reliefs;
  const words = {
    ...planetWords(telling, 'Mars'),
    plainHouse: plainHouse(house),
    relief: relief === undefined ? '' : word(factWords.manglikReliefs[relief]),
  };
  const [moon, venus] = [view.count('Moon', 'Mars'), view.count('Venus', 'Mars')];
  return [
    say(isManglik ? 'manglikYes' : 'manglikNo', words),
    say('manglikFrom', { moon, venus, moonth: ordinal(moon), venusth: ordinal(venus) }),
  ];
};

const kaalSarp: Tell = ({ chart, say, word }) => {
  const found = findKaalSarp(chart);
  if (found === null) return [say('kaalSarpNo')];
  return [say('kaalSarpYes', { form: found.name, relief: found.isRelieved ? word(factWords.kaalSarpRelief) : '' })];
};

/** The planets together, or the node in the 9th, by which people speak of it. */
function pitraPlaces(telling: Telling): string {
  const { view, word, house, list } = telling;
  const ninth = view.lord(9);
  const pairs: readonly (readonly [PlanetName, PlanetName])[] = [
    ['Sun', 'Rahu'],
    ['Sun', 'Ketu'],
    [ninth, 'Rahu'],
  ];
  const together = pairs.filter(([one, other], at) => (at < 2 || ninth !== 'Sun') && view.together(one, other));
  const told = together.map((pair) =>
    word(factWords.with)
      .replace('{list}', list(pair))
      .replace('{house}', house(view.house(pair[0]))),
  );
  return [...told, ...(view.house('Rahu') === 9 ? [word(factWords.nodeIn9)] : [])].join('; ');
}

const pitra: Tell = (telling) =>
  hasPitraTheme(telling.chart)
    ? [telling.say('pitraYes', { places: pitraPlaces(telling) })]
    : [telling.say('pitraNo', { sun: telling.house(telling.view.house('Sun')), rahu: telling.house(telling.view.house('Rahu')) })];

const shrapit: Tell = ({ view, say, house }) =>
  view.together('Saturn', 'Rahu')
    ? [say('shrapitYes', { house: house(view.house('Saturn')) })]
    : [say('shrapitNo', { saturn: house(view.house('Saturn')), rahu: house(view.house('Rahu')) })];

const nadi: Tell = ({ view, say, context }) => {
  const { nakshatra, sign } = view.planet('Moon');
  const at = birthTraits(nakshatra, sign).nadi;
  return [say('nadiOne', { value: (context.isEnglish ? nadis : hindiNadis)[at] }), say('nadiMore')];
};

export const tellChandal: Tell = ({ view, say, house, planet }) => {
  const node = (['Rahu', 'Ketu'] as const).find((each) => view.together('Jupiter', each));
  const words = { house: house(view.house('Jupiter')) };
  return [node === undefined ? say('chandalNo', words) : say('chandalYes', { ...words, node: planet(node) })];
};

/** Those that people fear, with whether the chart has them. */
export const tellDoshas: Tell = (telling) => {
  const { chart, view, say, word, context } = telling;
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
  const detail = [...(rows[0][0] ? [manglik(telling)?.[0] ?? ''] : []), ...(rows[2][0] ? [pitra(telling)?.[0] ?? ''] : [])];
  if (have.length === 0)
    return [say('doshasNone', { lack: word(factWords.lackingAll).replace('{list}', lack.join(word(factWords.noneOfThem))) })];
  const rest = lack.length === 0 ? '' : word(factWords.lacking).replace('{list}', context.book.list(lack));
  return [say('doshasHave', { have: context.book.list(have), lack: rest }), join(detail)];
};

/** A yoga with a hard name: the one that is named, or those that the chart has. */
export const tellHardYoga: Tell = (telling) => {
  const { terms, strengths, asked, say, context } = telling;
  if (terms.yoga !== null) return tellOneYoga(telling, terms.yoga);
  const found = findYogas(strengths, asked.question.birth.gender).filter(({ polarity }) => polarity < 0);
  const ids = [...new Set(found.map(({ id }) => id))].slice(0, 3);
  if (ids.length === 0) return [say('hardYogasNone')];
  return [say('hardYogas', { list: context.book.list(ids.map((id) => context.book.yoga(id)[0])) })];
};

const byName = { manglik, kaalSarp, pitra, shrapit, nadi, mool: tellMool } as const;

export const doshaTells: Readonly<Record<keyof typeof byName, Tell>> = byName;

/** The dosha that is named, or whether any that people fear is there. */
export const tellDosha: Tell = (telling) => {
  const { dosha, yoga } = telling.terms;
  if (yoga === 'guru_chandala') return tellChandal(telling);
  if (dosha !== null) return byName[dosha](telling);
  return yoga === null ? tellDoshas(telling) : tellOneYoga(telling, yoga);
};
