import type { PlanetName } from '@oracle-astra/shared/contract';
import { findYogas, type YogaId } from '../../../../astrology';
import { yogaRules } from '../../../words/yoga-rules';
import { factWords, join, type DescribeFact, type FactInput } from '../fact-input';

type Found = ReturnType<typeof findYogas>;
const maxYogas = 3;
const [strong, present] = [55, 35];

const findYogasOfChart = ({ strengths, asked }: FactInput): Found => findYogas(strengths, asked.question.birth.gender);

function describePlaces(input: FactInput, planets: readonly PlanetName[]): string {
  const { view, word, plainHouse, context } = input;
  const houses = [...new Set(planets.map(view.house))].slice(0, maxYogas);
  const at = (house: number) => input.list(planets.filter((each) => view.house(each) === house));
  return context.book.list(houses.map((each) => word(factWords.at).replace('{list}', at(each)).replace('{house}', plainHouse(each))));
}

/** Whether the chart has a yoga, with its rule. */
export function describeOneYoga(input: FactInput, id: YogaId): readonly string[] {
  const { say, context, word } = input;
  const found = findYogasOfChart(input).find((each) => each.id === id);
  const [yoga, gift] = context.book.yoga(id);
  const rule = yogaRules[id][context.isEnglish ? 0 : 1];
  if (!found) return [say('yogaNo', { yoga, rule }), say('yogaLess')];
  return [
    say('yogaYes', { yoga, gift, weak: found.isWeak ? word(factWords.weak) : '' }),
    say('yogaRule', { rule, places: describePlaces(input, found.planets) }),
  ];
}

const groups: Readonly<Record<'mahapurusha' | 'vipreet' | 'raja', readonly YogaId[]>> = {
  mahapurusha: ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'],
  vipreet: ['harsha', 'sarala', 'vimala'],
  raja: ['raja', 'dharma_karma', 'yogakaraka', 'neecha_bhanga', 'harsha', 'sarala', 'vimala', 'maha_parivartana'],
};

const distinct = (found: Found): Found => found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);

function gifts(input: FactInput, found: Found): string {
  const { say, context } = input;
  return join(
    found.map(({ id, planets }) =>
      say('yogaGift', { yoga: context.book.yoga(id)[0], gift: context.book.yoga(id)[1], places: describePlaces(input, planets) }),
    ),
  );
}

function describeGroup(input: FactInput, name: keyof typeof groups): readonly string[] {
  const { say, word, context } = input;
  const found = distinct(
    findYogasOfChart(input).filter(({ id, isWeak, strength }) => groups[name].includes(id) && !isWeak && strength >= present),
  ).slice(0, maxYogas);
  const group = word(factWords.yogaGroups[name]);
  if (found.length === 0) return [say('yogasNoneOf', { group })];
  return [say('yogasOf', { group, list: context.book.list(found.map(({ id }) => context.book.yoga(id)[0])) }), gifts(input, found)];
}

const isNotable = ({ polarity, isWeak, strength, id }: Found[number]) =>
  polarity === 1 && !isWeak && strength >= (id === 'raja' || id === 'dhana' ? strong : present);

/** The named yoga, the yogas of a kind, or up to three yogas of the chart. */
export const describeYoga: DescribeFact = (input) => {
  const { terms, say, context } = input;
  if (terms.yogaGroup !== null) return describeGroup(input, terms.yogaGroup);
  if (terms.yoga === 'raja') return describeGroup(input, 'raja');
  if (terms.yoga !== null) return describeOneYoga(input, terms.yoga);
  const all = distinct(findYogasOfChart(input));
  const notable = all.filter(isNotable).slice(0, maxYogas);
  const list = notable.length > 0 ? notable : all.filter(({ polarity }) => polarity === 1).slice(0, maxYogas - 1);
  if (list.length === 0) return [say('yogasNone')];
  return [say('yogas', { list: context.book.list(list.map(({ id }) => context.book.yoga(id)[0])) }), gifts(input, list)];
};
