import { nakshatras, signs } from '@oracle-astra/shared/contract';
import type { DayFacts, Graha } from '../../astrology';
import { getSky } from '../check/sky';
import { findAsk } from '../asks/find-ask';
import type { Context } from '../compose/context';
import { readTerms } from '../answers/facts/terms';
import type { Person } from '../types';
import { englishPlanetFirst } from '../vocabulary/english';
import { hindiNakshatras, hindiSigns } from '../vocabulary/hindi';

const isHindi = ({ language }: Pick<Person, 'language'>) => language === 'Hindi';
const named = (numbers: readonly number[], names: readonly string[], or: string) => numbers.map((each) => names[each - 1]).join(or);

/** The possible signs and nakshatras of the Moon on a date: "Leo, Magha or Purva Phalguni". */
function formatMoon({ rashis, nakshatras: stars }: DayFacts, hindi: boolean): string {
  const [sign, star] = hindi
    ? [named(rashis, hindiSigns, ' या '), named(stars, hindiNakshatras, ' या ')]
    : [named(rashis, signs, ' or '), named(stars, nakshatras, ' or ')];
  return hindi ? `चंद्रमा ${sign} में, ${star} नक्षत्र` : `Moon in ${sign}, ${star}`;
}

/** The part of the first message that says what the answers are based on. */
export function greetWithoutTime(name: string, facts: DayFacts, birth: Person): string {
  const moon = formatMoon(facts, isHindi(birth));
  return isHindi(birth)
    ? `नमस्ते ${name}। आपका जन्म समय पता नहीं है, इसलिए जवाब उसी से होंगे जो जन्म के पूरे दिन एक-सा रहा, लग्न और भावों के बिना: ${moon}। किस बारे में बात करें?`
    : `Namaste ${name}. Your time of birth is not known, so I read from what holds for the whole day, without ascendant and houses: ${moon}. What would you like to look at?`;
}

/** Whether Saturn is today in a sign or in an adjacent one. */
function isNearSaturn(sign: number, now: Date): boolean {
  const { Saturn } = getSky(now).positions;
  return [Saturn.sign, Saturn.endSign].some((each) => [12, 1, 2].includes(((each - sign + 12) % 12) + 1));
}

interface Statement {
  text: string;
  /** False if it depends on the time of birth. */
  isCertain: boolean;
}

const certain = (text: string): Statement => ({ text, isCertain: true });
const joinWithOr = ({ isEnglish }: Context, numbers: readonly number[], name: (number: number) => string) =>
  numbers.map(name).join(isEnglish ? ' or ' : ' या ');

function describeMoon(context: Context, { rashis, nakshatras: stars }: DayFacts): Statement {
  const { say, book } = context;
  const [sign, star] = [joinWithOr(context, rashis, book.sign), joinWithOr(context, stars, book.star)];
  const isOpen = stars.length > 1;
  return certain(
    say(
      [
        `${sign} for the sign and ${star} for the nakshatra`,
        isOpen ? ': the Moon moved on that day, so the time of birth would decide.' : ', whatever the hour.',
      ],
      [`${star} नक्षत्र और ${sign} राशि`, isOpen ? '; कौन-सा आपका है, यह जन्म समय से तय होगा।' : ', जन्म किसी भी घड़ी का हो।'],
    ),
  );
}

function describePlanet(context: Context, { signsOf }: DayFacts, planet: Graha): Statement {
  const { say, book } = context;
  const all = signsOf(planet);
  const [sign, name] = [joinWithOr(context, all, book.sign), book.planet(planet)];
  if (all.length > 1)
    return certain(
      say(
        [`${sign}: ${name} changed its sign on your day of birth, so the time would decide.`],
        [`${sign}: ${name} ने आपके जन्म के दिन राशि बदली, इसलिए जन्म समय से तय होगा।`],
      ),
    );
  return certain(
    say(
      [`${englishPlanetFirst(planet)} was in ${sign} on your day of birth; its house needs the time.`],
      [`आपके जन्म के दिन ${name} ${sign} राशि में थे; भाव के लिए जन्म समय चाहिए।`],
    ),
  );
}

/** The mahadasha if the date is enough to compute it. */
export function describeDasha({ say, book, now }: Context, { dashaAt }: DayFacts): string | null {
  const running = dashaAt(new Date(now));
  if (!running) return null;
  return say(
    [`The ${running.maha} mahadasha runs now, `, ['at whatever hour you were born.', 'whatever your hour of birth.']],
    [`जन्म किसी भी घड़ी का हो, अभी ${book.planet(running.maha)} की महादशा चल रही है।`],
  );
}

/** Facts of one planet, whose sign is known from the date. */
const planetFacts: readonly string[] = ['place', 'dignity', 'retrograde', 'degree'];

/** Facts of the chart that are known from the date. */
export function describeFact(context: Context, facts: DayFacts): Statement {
  const { say, book, read, question } = context;
  const asked = findAsk('x_fact', read.text.raw)?.tells;
  if (asked === 'rashi' || asked === 'birthStar') return describeMoon(context, facts);
  const dasha = asked === 'dasha' ? describeDasha(context, facts) : null;
  if (dasha !== null) return certain(dasha);
  if (asked === 'sadeSati' && !facts.rashis.some((rashi) => isNearSaturn(rashi, question.now))) {
    const moon = joinWithOr(context, facts.rashis, book.sign);
    return certain(
      say(
        [`No: Saturn is far from ${moon}, and your Moon was in one of them.`],
        [`नहीं: शनि ${moon}, दोनों से दूर हैं, और आपका चंद्रमा इन्हीं में से एक में था।`],
      ),
    );
  }
  const [planet] = readTerms(read.text.raw).planets;
  if (planet && asked !== undefined && planetFacts.includes(asked)) return describePlanet(context, facts, planet);
  return {
    isCertain: false,
    text: say(
      [
        ['That depends on the hour of birth', 'Only a time of birth would tell that', 'This cannot be told without a time of birth'],
        ', so I would only be guessing. ',
        [
          'Add the time to your birth details when you find it',
          'If a relative or a hospital paper has the time, add it to your birth details',
        ],
        '.',
      ],
      [
        ['यह जन्म की घड़ी से तय होता है', 'इसके लिए जन्म समय चाहिए'],
        ', इसलिए बिना उसके कहना अंदाज़ा होगा। ',
        ['समय मिल जाए, तो जन्म विवरण में जोड़ दीजिए', 'घर के बड़ों या अस्पताल के कागज़ से समय मिले, तो जोड़ दीजिए'],
        '।',
      ],
    ),
  };
}
