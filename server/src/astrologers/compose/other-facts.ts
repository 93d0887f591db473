import type { PlanetName } from '@oracle-astra/shared/contract';
import { divisionSign, findYogas, nextStation, type Division } from '../../astrology';
import { getSky } from '../check/sky';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const planets: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const signDegrees = 30;

/** Whether a planet goes backwards in the sky of the question's day, and when that changes. */
export function skyRetrograde({ say, book, question, now }: Context, planet: PlanetName): string[] {
  const { sign, retrograde } = getSky(question.now).positions[planet];
  const n = book.planet(planet);
  const turn = planet === 'Rahu' || planet === 'Ketu' ? null : nextStation(planet, now);
  return [
    retrograde
      ? say([`Yes, ${n} is transiting ${book.sign(sign)} now, retrograde.`], [`हाँ, गोचर में ${n} ${book.sign(sign)} राशि में हैं और वक्री हैं।`])
      : say([`No, ${n} moves direct in the sky today.`], [`नहीं, आज के आकाश में ${n} मार्गी हैं।`]),
    turn
      ? say([`In the sky ${n} turns ${turn.direct ? 'direct' : 'retrograde'} on ${book.day(turn.at)}.`], [`गोचर में ${n} ${book.day(turn.at)} को ${turn.direct ? 'मार्गी' : 'वक्री'} होंगे।`])
      : '',
  ];
}

/** Who is in a house of a divisional chart, and its sign. */
export function divisionHouse({ say, book, strengths, question: { chart } }: Context, of: Division, house: number): string {
  const lagna = divisionSign(of, chart.ascendant.longitude);
  const sign = ((lagna + house - 2) % 12) + 1;
  const inside = planets.filter((each) => divisionSign(of, strengths.view.planet(each).longitude) === sign).map(book.planet);
  const name = book.division(of);
  return inside.length > 0
    ? say([`${book.list(inside)} ${inside.length > 1 ? 'are' : 'is'} in the ${th(house)} place of the ${name}, which is ${book.sign(sign)}.`], [`${name} के ${o(house)} स्थान (${book.sign(sign)}) पर ${book.list(inside)} हैं।`])
    : say([`The ${th(house)} place of the ${name} is ${book.sign(sign)}, and no planet is there.`], [`${name} के ${o(house)} स्थान पर ${book.sign(sign)} है, वहाँ कोई ग्रह नहीं।`]);
}

function vargottama({ say, book, strengths }: Context): string[] {
  const found = planets.filter((each) => divisionSign('D9', strengths.view.planet(each).longitude) === strengths.view.planet(each).sign).map(book.planet);
  return [
    found.length > 0
      ? say([`Yes, ${book.list(found)} ${found.length > 1 ? 'are' : 'is'} vargottama: the same sign in the birth chart and the D9.`], [`हाँ, ${book.list(found)} वर्गोत्तम हैं, जन्म कुंडली और D9 में एक ही राशि।`])
      : say(['No planet is vargottama in your chart: none keeps its sign in the D9.'], ['आपकी कुंडली में कोई ग्रह वर्गोत्तम नहीं, D9 में सबकी राशि बदलती है।']),
    say(['A vargottama planet counts as steadier, no more.'], ['वर्गोत्तम ग्रह स्थिर माना जाता है, बस इतना।']),
  ];
}

/** The planets by their degrees inside the sign, the highest first, of the seven that are counted in this scheme. */
function karakas({ say, book, strengths, read }: Context): string[] {
  const degrees = (planet: PlanetName) => strengths.view.planet(planet).longitude % signDegrees;
  const ranked = planets.slice(0, 7).sort((a, b) => degrees(b) - degrees(a));
  const wanted = / dara?\s?kara?k/u.test(read.text.plain) ? 6 : / amatya/u.test(read.text.plain) ? 1 : 0;
  const planet = ranked[wanted] ?? 'Sun';
  const names: [string, string] = wanted === 6 ? ['darakaraka (spouse)', 'दारकारक (जीवनसाथी)'] : wanted === 1 ? ['amatyakaraka (work)', 'अमात्यकारक (काम)'] : ['atmakaraka (the self)', 'आत्मकारक'];
  const house = strengths.view.house(planet);
  return [
    say([`Your ${names[0]} is ${book.planet(planet)}, by its ${wanted === 6 ? 'lowest' : wanted === 1 ? 'second highest' : 'highest'} degree, ${degrees(planet).toFixed(1)}°.`], [`आपके ${names[1]} ${book.planet(planet)} हैं, अंश ${degrees(planet).toFixed(1)}°।`]),
    say([`${book.planet(planet)} is in your ${th(house)} house (${englishHouses[house - 1]}).`], [`${book.planet(planet)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]),
  ];
}

function balance({ say, book, question: { chart } }: Context): string[] {
  const [first] = chart.dashas;
  if (!first) return [];
  const months = Math.round((Date.parse(first.end) - Date.parse(chart.utc)) / (30.4375 * 86_400_000));
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    say([`You were born in the ${first.lord} mahadasha, with about ${years} years and ${rest} months of it left.`], [`जन्म ${book.planet(first.lord)} की महादशा में हुआ, जिसके करीब ${years} साल ${rest} महीने बाकी थे।`]),
    say([`It ended on ${book.day(first.end)}.`], [`वह ${book.day(first.end)} को पूरी हुई।`]),
  ];
}

function vipreet({ say, book, strengths, question }: Context): string[] {
  const found = findYogas(strengths, question.birth.gender).filter(({ id }) => ['harsha', 'sarala', 'vimala'].includes(id));
  const names = book.list(found.map(({ id }) => book.yoga(id)[0]));
  return [
    found.length > 0
      ? say([`Yes, you have a vipreet raja yoga: ${names}.`], [`हाँ, आपकी कुंडली में विपरीत राज योग है: ${names}।`])
      : say(['No, none of the three vipreet raja yogas is in your chart.'], ['नहीं, विपरीत राज योग के तीनों रूपों में से कोई आपकी कुंडली में नहीं।']),
    say(['It needs the lord of the 6th, 8th or 12th in one of these three houses.'], ['इसके लिए चाहिए छठे, आठवें या बारहवें के स्वामी इन्हीं भावों में।']),
  ];
}

/** Facts that few ask for: vargottama planets, karakas by degree, and the dasha at birth. */
export function otherFactAnswer(context: Context, name: 'vargottama' | 'karaka' | 'balance' | 'vipreet'): string[] {
  if (name === 'vipreet') return vipreet(context);
  if (name === 'vargottama') return vargottama(context);
  return name === 'karaka' ? karakas(context) : balance(context);
}
