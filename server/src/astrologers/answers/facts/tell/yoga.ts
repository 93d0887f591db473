import type { PlanetName } from '@oracle-astra/shared/contract';
import { findYogas, type YogaId } from '../../../../astrology';
import { yogaRules } from '../../../words/yoga-rules';
import { factWords, join, type Tell, type Telling } from '../telling';

type Found = ReturnType<typeof findYogas>;
const most = 3;
const [strong, present] = [55, 35];

const yogasOf = ({ strengths, asked }: Telling): Found => findYogas(strengths, asked.question.birth.gender);

function placesOf(telling: Telling, planets: readonly PlanetName[]): string {
  const { view, word, plainHouse, context } = telling;
  const houses = [...new Set(planets.map(view.house))].slice(0, most);
  const at = (house: number) => telling.list(planets.filter((each) => view.house(each) === house));
  return context.book.list(houses.map((each) => word(factWords.at).replace('{list}', at(each)).replace('{house}', plainHouse(each))));
}

/** Whether one yoga is there, with its rule. */
export function tellOneYoga(telling: Telling, id: YogaId): readonly string[] {
  const { say, context, word } = telling;
  const found = yogasOf(telling).find((each) => each.id === id);
  const [yoga, gift] = context.book.yoga(id);
  const rule = yogaRules[id][context.isEnglish ? 0 : 1];
  if (!found) return [say('yogaNo', { yoga, rule }), say('yogaLess')];
  return [
    say('yogaYes', { yoga, gift, weak: found.isWeak ? word(factWords.weak) : '' }),
    say('yogaRule', { rule, places: placesOf(telling, found.planets) }),
  ];
}

const groups: Readonly<Record<'mahapurusha' | 'vipreet' | 'raja', readonly YogaId[]>> = {
  mahapurusha: ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'],
  vipreet: ['harsha', 'sarala', 'vimala'],
  raja: ['raja', 'dharma_karma', 'yogakaraka', 'neecha_bhanga', 'harsha', 'sarala', 'vimala', 'maha_parivartana'],
};

const distinct = (found: Found): Found => found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);

function gifts(telling: Telling, found: Found): string {
  const { say, context } = telling;
  return join(
    found.map(({ id, planets }) =>
      say('yogaGift', { yoga: context.book.yoga(id)[0], gift: context.book.yoga(id)[1], places: placesOf(telling, planets) }),
    ),
  );
}

function tellGroup(telling: Telling, name: keyof typeof groups): readonly string[] {
  const { say, word, context } = telling;
  const found = distinct(
    yogasOf(telling).filter(({ id, isWeak, strength }) => groups[name].includes(id) && !isWeak && strength >= present),
  ).slice(0, most);
  const group = word(factWords.yogaGroups[name]);
  if (found.length === 0) return [say('yogasNoneOf', { group })];
  return [say('yogasOf', { group, list: context.book.list(found.map(({ id }) => context.book.yoga(id)[0])) }), gifts(telling, found)];
}

const isTold = ({ polarity, isWeak, strength, id }: Found[number]) =>
  polarity === 1 && !isWeak && strength >= (id === 'raja' || id === 'dhana' ? strong : present);

/** A yoga by name, those of a kind, or those that a chart has, three at most. */
export const tellYoga: Tell = (telling) => {
  const { terms, say, context } = telling;
  if (terms.yogaGroup !== null) return tellGroup(telling, terms.yogaGroup);
  if (terms.yoga === 'raja') return tellGroup(telling, 'raja');
  if (terms.yoga !== null) return tellOneYoga(telling, terms.yoga);
  const all = distinct(yogasOf(telling));
  const told = all.filter(isTold).slice(0, most);
  const list = told.length > 0 ? told : all.filter(({ polarity }) => polarity === 1).slice(0, most - 1);
  if (list.length === 0) return [say('yogasNone')];
  return [say('yogas', { list: context.book.list(list.map(({ id }) => context.book.yoga(id)[0])) }), gifts(telling, list)];
};
