import type { DayFacts } from '../../astrology';
import type { Context } from '../compose/context';
import { englishList, englishOrdinal as th, englishPlanetFirst as N } from '../vocabulary/english';
import { hindiList, hindiOrdinal } from '../vocabulary/hindi';
import { englishHelp, englishImages, englishStrain } from '../words/english-words';
import { hindiHelp, hindiImages, hindiStrain } from '../words/hindi-words';
import type { DayTransit } from './weigh-day';

const englishNumbers = ['First, ', 'Second, '];
const hindiNumbers = ['पहली बात, ', 'दूसरी बात, '];
const lower = (text: string) => text.replace(/^The /u, 'the ');

/** "the 11th from your Moon", from both signs if the Moon changed its sign that day. */
function englishPlace({ rashis }: DayFacts, { places }: DayTransit, { book }: Context): string {
  if (rashis.length === 1) return `the ${th(places[0] ?? 1)} from your Moon`;
  return `counted from your Moon ${englishList(rashis.map((rashi, index) => `the ${th(places[index] ?? 1)} if it was in ${book.sign(rashi)}`))}`;
}

function hindiPlace({ rashis }: DayFacts, { places }: DayTransit, { book }: Context): string {
  if (rashis.length === 1) return `आपकी चंद्र राशि से ${hindiOrdinal(places[0] ?? 1, 'oblique')} स्थान पर`;
  return `${hindiList(rashis.map((rashi, index) => `चंद्रमा ${book.sign(rashi)} में हो तो ${hindiOrdinal(places[index] ?? 1, 'oblique')}`))} स्थान पर`;
}

const statement = (context: Context, facts: DayFacts, ground: DayTransit) => ({
  english: `${N(ground.planet)} is in ${context.book.sign(ground.sign)} now, ${englishPlace(facts, ground, context)}`,
  hindi: `गोचर में ${context.book.planet(ground.planet)} अभी ${context.book.sign(ground.sign)} राशि में हैं, ${hindiPlace(facts, ground, context)}`,
});

/** A transit without its meaning. */
export function describeWithoutTime(context: Context, facts: DayFacts, ground: DayTransit): string {
  const { english, hindi } = statement(context, facts, ground);
  return context.say([english, '.'], [hindi, '।']);
}

/** A transit with its meaning: numbered by Astra, with an image by Oracle (`index` null). */
export function describeGround(context: Context, facts: DayFacts, ground: DayTransit, index: number | null): string {
  const { english, hindi } = statement(context, facts, ground);
  const { planet, merit } = ground;
  const [help, hindiMeaning] = merit >= 0 ? [englishHelp[planet], hindiHelp[planet]] : [englishStrain[planet], hindiStrain[planet]];
  if (index === null)
    return context.say(
      [english, [', ', ': '], englishImages[planet], '. ', ['So ', 'For now ', 'Put simply, ', 'Here '], help, '.'],
      [hindi, '। ', hindiImages[planet], [': ', ', यानी '], hindiMeaning, '।'],
    );
  return context.say(
    [englishNumbers[index] ?? '', lower(english), [', so ', ': ', '; '], help, '.'],
    [hindiNumbers[index] ?? '', hindi, '। ', ['', 'इसलिए '], hindiMeaning, '।'],
  );
}
