import type { PlanetName } from '@oracle-astra/shared/contract';
import { weigh } from '../plan/weigh';
import { getMatter, type MatterId } from '../question/matters';
import { directionFromIndia, findPlaces, type Place } from '../question/places';
import { directionBetween, planetOfDirection } from '../tools/directions';
import { readText } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';
import { elaborate, judge } from './judgement';
import { findFocus } from '../tools/focus';
import { directions } from './personal-facts';

const o = (house: number) => hindiOrdinal(house, 'oblique');
interface Side {
  place: Place;
  planet: PlanetName;
}

const labelOf = ({ isEnglish, read }: Context, { english, hindi }: Place) => (isEnglish ? english : read.language === 'Hinglish' ? english.replace(/^the /u, '') : hindi).replace(/^New Delhi$/u, 'Delhi');

/** Going abroad against staying in the country, by the houses of far places and of home. */
function homeOrAway(context: Context, places: readonly Place[]): string {
  const { say, strengths, read, question, now, book } = context;
  const score = (id: MatterId) => weigh(strengths, findFocus(id, read.kin, question.birth.gender), now, question.birth.gender).score;
  const isAway = score('abroad') >= score('house');
  const names = (abroad: boolean) => book.list(places.filter(({ isAbroad }) => isAbroad === abroad).map((place) => labelOf(context, place)));
  const opening = say(
    [[`${names(isAway)} rather than ${names(!isAway)}`, `Between them, ${names(isAway)} more than ${names(!isAway)}`], [': ', ', since '], isAway ? 'the houses of far places are stronger in your chart than the house of home' : 'the house of home is stronger in your chart than the houses of far places', '.'],
    [`${names(isAway)} बेहतर, ${names(!isAway)} बाद में`, ['; ', ', क्योंकि '], isAway ? 'आपकी कुंडली में घर से ज़्यादा बल दूर की जगहों का है' : 'आपकी कुंडली में दूर की जगहों से ज़्यादा बल घर के भाव का है', '।'],
  );
  return [opening, ...elaborate(context, judge(context, getMatter(isAway ? 'abroad' : 'house')))].join('\n\n');
}

/** The side on which each place lies: of the others inside India, of India for countries. */
function sidesOf(places: readonly Place[]): Side[] {
  const isAbroad = places.every((place) => place.isAbroad);
  return places.map((place) => {
    const others = places.filter((each) => each !== place);
    const at = isAbroad ? directionFromIndia(place) : directionBetween(others, place);
    return { place, planet: planetOfDirection[at] ?? 'Sun' };
  });
}

/** A choice between named places, by the planets of their directions; null where fewer than two are named. */
export function composeEitherPlace(context: Context, asked: string): string | null {
  const { say, book, strengths, read, isEnglish } = context;
  const places = findPlaces(readText(asked, read.language));
  if (places.length < 2) return null;
  if (places.some(({ isAbroad }) => isAbroad) && places.some(({ isAbroad }) => !isAbroad)) return homeOrAway(context, places);
  const [best, other, ...rest] = sidesOf(places).sort((a, b) => strengths.of(b.planet) - strengths.of(a.planet));
  if (!best || !other) return null;
  const [first, second] = [best, other].map(({ place }) => labelOf(context, place));
  const others = book.list([other, ...rest].map(({ place }) => labelOf(context, place)));
  const side = directions[best.planet][isEnglish ? 0 : 1];
  const house = strengths.view.house(best.planet);
  const opening =
    best.planet === other.planet
      ? say([[`Your chart makes no difference between ${first} and ${second}`, `${first} or ${second} is all the same to your chart`], `: both lie to ${side}, the side of ${book.planet(best.planet)}`, [', so let work and cost decide', '; take the one with the better offer'], '.'], [`${first} और ${second} में कुंडली फ़र्क नहीं करती`, `, दोनों ${side} की ओर हैं, यानी ${book.planet(best.planet)} की दिशा में`, ['; काम और खर्च देखकर चुनिए', ', जहाँ मौका अच्छा हो वही लीजिए'], '।'])
      : say([[`${first} rather than ${others}`, `Choose ${first} over ${others}`, `Your chart is more for ${first} than for ${others}`], [`: it lies to ${side}, the side of ${book.planet(best.planet)}`, `, because it is towards ${side}, where ${book.planet(best.planet)} rules`], `, stronger in your chart than ${book.planet(other.planet)}.`], [[`${first} बेहतर रहेगा, ${others} उसके बाद`, `${first} चुनिए, ${others} दूसरे नंबर पर है`], [`; वह ${side} की ओर है, जो ${book.planet(best.planet)} की दिशा है`, `, क्योंकि ${side} की दिशा ${book.planet(best.planet)} की है`], `, और आपकी कुंडली में ${book.planet(other.planet)} से ज़्यादा बल ${book.planet(best.planet)} का है।`]);
  const ground = say([`${book.planet(best.planet)} is in your ${th(house)} house (${englishHouses[house - 1]})`, [', so that side suits what you ask', ', which is why that side is read as yours'], '.'], [`${book.planet(best.planet)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, [', इसलिए वह दिशा आपके लिए ठीक है', ', उस ओर से मदद मिलती है'], '।']);
  const honest = say([['Directions are all that a chart knows of places', 'No city stands in a chart by name'], ['; the offer, the rent and your people count as much', ', so weigh the work and your people beside it'], '.'], [['कुंडली जगह का नाम नहीं, दिशा दिखाती है', 'शहर का नाम कुंडली में नहीं होता'], ['; काम, किराया और अपने लोग भी देखिए', ', काम और अपने लोग भी तौलिए'], '।']);
  const step = read.matter.rank > 0 ? (elaborate(context, judge(context)).at(-1) ?? '') : '';
  return [opening, `${ground} ${honest}`, step].filter((each) => each !== '').join('\n\n');
}
