import type { PlanetName } from '@oracle-astra/shared/contract';
import { fields, type Field } from '../question/fields';
import { derivedHouse } from '../tools/focus';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';
import { elaborate, judge } from './judgement';
import { getMatter } from '../question/matters';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const [good, fair] = [46, 36];
/** What it counts when a planet of the field rules or occupies the house of work. */
const atWork = 10;

/** How well a field fits, 0 to 100: the strength of its planets, and whether one of them has to do with the house of work. */
export function fitOf({ strengths, read }: Context, { planets }: Field): number {
  const house = derivedHouse(read.kin?.house ?? 1, 10);
  const mean = planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length;
  const isThere = planets.some((each) => strengths.view.lord(house) === each || strengths.view.house(each) === house);
  return mean + (isThere ? atWork : 0);
}

/** Where the planet of a field stands, and how strong it is. */
export function placeOf({ say, book, strengths }: Context, planet: PlanetName): string {
  const house = strengths.view.house(planet);
  const isStrong = strengths.of(planet) >= good;
  return say(
    [
      [`${book.planet(planet)} speaks for it`, `${book.planet(planet)} is its planet`],
      ` and is in your ${th(house)} house (${englishHouses[house - 1]})`,
      isStrong ? [', with good strength', ', well supported'] : [', with little strength', ', so practice has to do the rest'],
      '.',
    ],
    [
      [`इसके कारक ${book.planet(planet)}`, `इस काम के ग्रह ${book.planet(planet)}`],
      ` ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`,
      isStrong ? [' और बल अच्छा है', ', बल भी अच्छा है'] : [', बल कम है', ', इसलिए अभ्यास ज़्यादा चाहिए'.replace('चाहिए', 'लगेगा')],
      '।',
    ],
  );
}

/** Why a field suits: a planet of it in the house of work or ruling it, or the place of its stronger planet. */
export function reasonOf(context: Context, planets: readonly PlanetName[]): string {
  const { say, book, strengths, read } = context;
  const house = derivedHouse(read.kin?.house ?? 1, 10);
  const lord = planets.find((each) => strengths.view.lord(house) === each);
  const inside = planets.find((each) => strengths.view.house(each) === house);
  if (lord) return say([[`${book.planet(lord)}, one of its planets, rules the ${th(house)} house`, `Its planet ${book.planet(lord)} is lord of the ${th(house)} house`], [', where work is read from.', ', the house of work here.']], [[`इसके ग्रह ${book.planet(lord)} ${o(house)} भाव के स्वामी हैं`, `${o(house)} भाव के स्वामी ${book.planet(lord)} इसी काम के ग्रह हैं`], [', काम यहीं से देखा जाता है।', '; काम का भाव यही है।']]);
  if (inside) return say([[`${book.planet(inside)}, one of its planets, is in the ${th(house)} house`, `Its planet ${book.planet(inside)} is in the ${th(house)} house`], [', where work is read from.', ', the house of work here.']], [[`इसके ग्रह ${book.planet(inside)} ${o(house)} भाव में हैं`, `${o(house)} भाव में ${book.planet(inside)} हैं, जो इसी काम के ग्रह हैं`], [', काम यहीं से देखा जाता है।', '; काम का भाव यही है।']]);
  const [planet = 'Mercury'] = [...planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return placeOf(context, planet);
}

/** Whether a named profession fits. */
export function composeProfession(context: Context, field: Field): string {
  const { say, book, read, strengths } = context;
  const fit = fitOf(context, field);
  const whom = read.kin ? ` for your ${book.kin(read.kin.id)}` : ' for you';
  const ke = read.kin ? `${book.kin(read.kin.id)} के लिए ` : 'आपके लिए ';
  const opening =
    fit >= good
      ? say([['Yes, ', 'Yes: '], `${field.english} fits well${whom}`, [', by your chart.', ', as the chart shows it.']], ['हाँ, ', `${ke}${field.hindi} `, ['सही क्षेत्र है।', 'अच्छा क्षेत्र है।']])
      : fit >= fair
        ? say([['Yes, with effort: ', 'It can work: '], `${field.english} fits partly${whom}`, [', and training decides.', ', if the training is thorough.']], [['हाँ, मेहनत के साथ; ', 'हो सकता है; '], `${ke}${field.hindi} `, ['ठीक है, पर तैयारी पूरी हो।', 'में मेहनत से बात बनेगी।']])
        : say([['Not easily: ', 'It would be uphill: '], `${field.english} has little support${whom}`, [', so keep a second plan.', ', so try it beside something else first.']], [['आसानी से नहीं; ', 'रास्ता कठिन है; '], `${ke}${field.hindi} `, ['को कुंडली से कम सहारा है, दूसरा विकल्प भी रखिए।', 'में साथ कम है, पहले छोटे स्तर पर परखिए।']]);
  const [planet = 'Sun'] = [...field.planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  const rest = elaborate(context, judge(context, getMatter('careerField')));
  return [`${opening} ${placeOf(context, planet)}`, ...rest].join('\n\n');
}

/** Which subject or stream suits best, of all that are taught. */
export function subjectAnswer(context: Context): string[] {
  const { say, strengths } = context;
  const ranked = fields.filter(({ isSubject }) => isSubject).sort((a, b) => fitOf(context, b) - fitOf(context, a));
  const [best, second] = ranked;
  if (!best || !second) return [];
  const [planet = 'Mercury'] = [...best.planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return [
    say([[`For study your chart leans to ${best.english}, then to ${second.english}`, `The best subject to study is ${best.english}, and after it ${second.english}`], '.'], [['आपके लिए ', 'कुंडली से '], `${best.hindi} और ${second.hindi} `, ['सबसे सही विषय हैं', 'अच्छे विषय हैं'], '।']),
    placeOf(context, planet),
    say([['Between two that fit, take the one you read without being told', 'Marks and interest count as much as the chart here'], '.'], [['दो सही विषयों में वह लीजिए जो बिना कहे पढ़ते हैं', 'अंक और रुचि भी उतने ही ज़रूरी हैं'], '।']),
  ];
}
