import { hasKind } from '../question/kinds';
import { findPlaces } from '../question/places';
import { readText, shortVowels } from '../question/question-text';
import { sides, type Side } from '../question/sides';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';
import { elaborate, judge } from './judgement';
import { splitOptions } from './options';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const oneAndOther = /\b(?:one|ek|first|pehla|pehli|1st)\b\s*(?:is |in |from |offer |job |wala |wali )?(.+?)(?:,|\band\b|\baur\b|\bbut\b|\bpar\b|(?=\b(?:dusr[aie]|other)\b))\s*(?:the |ek )?(?:other|another|one|second|2nd|dusr[aie]|doosr[aie]|ek)\b\s*(.+?)(?:[.?!,]|$)/iu;
const hindiOneAndOther = /(?:^|\s)(?:एक|पहला|पहली)\s+(.+?)(?:,|\sऔर\s|\sपर\s|\s(?=दूसर))\s*(?:एक|दूसरा|दूसरी|दूसरे)\s+(.+?)(?:[.?!,।]|$)/u;
/** "Offers from Wipro and a startup". */
const offersOf = /\boffers? (?:from|of|with|at)\s+(.+?)\s+and\s+(.+?)(?:[.?!,]|$)/iu;
/** "An offer from a start-up, now I am at a bank": what is offered and what one has. */
const offerAndNow = /\boffer(?:ed|s)?\b(?: letter)?(?: (?:from|of|at|by|with|in|hai|aaya|mila|se))* (.+?[,.;].*?)\b(?:current(?:ly)?|present(?:ly)?|now|abhi|right now|at the moment)\b (.+?)(?:[.?!]|$)/iu;
const bareTake = /\b(?:take (?:it|the offer)|accept|join|switch|leave|go|lu|lun|le lu|jau|jaun) (?:or|ya) (?:stay|not|no|remain|continue|ruk\w*|rahu\w*|nahi|yahi\w*)/iu;
/** Two ways of study are weighed as fields, whatever they cost and wherever they are held. */
const studies = / (?:mba|b ?tech|m ?tech|bba|bca|mca|masters?|phd|degree) .*(?:loan|online|lakh\w*)|(?:loan|online) .*(?:mba|b ?tech|m ?tech|bba|bca|mca|masters?|phd|degree) /u;
const picks = / (?:offers?|options?|dono|both|which|choose|pick|better|take|join|suit\w*|kaun\w*|kon\w*|kis\w*|chun\w*|lu|lun|karu|karun|sahi|thik|theek|best|go with|accept) /u;

/** The two that are told apart: by "or", or as "one is …, the other …". */
function partsOf({ read: { text } }: Context): string[] {
  const offer = bareTake.test(text.raw) ? offerAndNow.exec(text.raw) : null;
  if (offer?.[1] && offer[2]) return [offer[1], offer[2]];
  const pair = oneAndOther.exec(text.raw) ?? hindiOneAndOther.exec(text.raw) ?? offersOf.exec(text.raw);
  if (pair?.[1] && pair[2] && picks.test(shortVowels(text))) return [pair[1], pair[2]];
  return hasKind(text, 'either') ? splitOptions(text.raw) : [];
}

/** Sides that are sides of one choice: a loan is no alternative to an established house. */
const choices: readonly (readonly string[])[] = [
  ['startup', 'steady', 'state', 'contract', 'family trade', 'franchise', 'office', 'at home', 'far', 'lead', 'craft', 'higher pay', 'learning', 'alone', 'partner', 'drop', 'at hand'],
  ['at home', 'far', 'drop', 'at hand', 'regular', 'distance', 'state'],
  ['deposit', 'child trade', 'gold', 'loan', 'settle', 'repay', 'franchise'],
  ['used', 'new'],
  ['online', 'counter', 'franchise', 'alone', 'partner', 'family trade'],
  ['wife name', 'own name'],
];
const areOfOneChoice = (found: readonly Side[]): boolean => choices.some((ids) => found.every(({ id }) => ids.includes(id))) && !(found.some(({ id }) => id === 'partner' || id === 'alone') && found.some(({ id }) => id === 'at home' || id === 'far'));

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const scoreOf = ({ strengths }: Context, { houses, planets }: Side) => mean([...houses.map((house) => strengths.of(strengths.view.lord(house))), ...planets.map((planet) => strengths.of(planet))]);

/** What somebody lives on is not put at risk by a chart. */
function composeKept({ say, strengths, book }: Context): string {
  const lord = strengths.view.lord(2);
  return [
    say([['Keep the larger part in the deposit', 'The deposit first'], [', and give your son only what you could miss', '; into the business goes only what you would not miss'], ': how his trade fares is not in your chart.'], [['ज़्यादा हिस्सा जमा में ही रखिए', 'पहले जमा, फिर कारोबार'], [', बेटे को उतना ही दीजिए जिसके बिना आपका काम चले', '; कारोबार में वही लगाइए जो न लौटे तो भी चले'], '; उनका कारोबार कैसा चलेगा, यह आपकी कुंडली में नहीं।']),
    say([`Your savings are read from the 2nd house, whose lord ${book.planet(lord)} is in the ${th(strengths.view.house(lord))}.`, [' Put what you give in writing.', ' A sum once agreed saves the peace at home.']], [`बचत दूसरे भाव से देखी जाती है, उसके स्वामी ${book.planet(lord)} ${o(strengths.view.house(lord))} भाव में हैं।`, [' जो दें, लिखकर दीजिए।', ' रकम पहले तय हो तो घर में शांति रहती है।']]),
  ].join('\n\n');
}

/** A choice whose sides are told apart by what they stand for: service or risk, home or away, one more try or what is at hand; null where they are not. */
export function composeSides(context: Context): string | null {
  const { read, say, book, strengths } = context;
  if (read.fact !== null && read.kind === 'fact' && !hasKind(read.text, 'either')) return null;
  const parts = partsOf(context);
  if (parts.length < 2 || parts.some((part) => studies.test(shortVowels(readText(part, read.language))))) return null;
  const found = parts.map((part) => sides.find(({ words }) => words.test(shortVowels(readText(part, read.language)))) ?? null);
  const home = found.findIndex((each) => each?.id === 'at home');
  const away = home >= 0 && found.length === 2 && found[1 - home] === null && findPlaces(readText(parts[1 - home] ?? '', read.language)).length > 0 ? (sides.find(({ id }) => id === 'far') ?? null) : null;
  if (away) found[1 - home] = away;
  const named = found.filter((each) => each !== null);
  if (named.length < parts.length || !areOfOneChoice(named) || new Set(named.map(({ id }) => id)).size < named.length) return null;
  if (named.some(({ id }) => id === 'deposit') && named.some(({ id }) => id === 'child trade')) return composeKept(context);
  const [best, ...others] = [...named].sort((a, b) => scoreOf(context, b) - scoreOf(context, a));
  const [other] = others;
  if (!best || !other) return null;
  const isClose = scoreOf(context, best) - scoreOf(context, other) < 3;
  const [en, hi] = best.label;
  const rest = book.list(others.map(({ label }) => label[context.isEnglish ? 0 : 1]));
  const opening = isClose
    ? say([[`By a little, ${en} rather than ${rest}`, `It is close, yet ${en} comes before ${rest}`, `A narrow choice: ${en} first, ${rest} second`], [', since your chart has slightly more ', ': the chart has a little more '], `${best.stands[0]}.`], [[`थोड़े फ़र्क से पहले ${hi}, फिर ${rest}`, `फ़र्क कम है, पर ${hi} आगे, ${rest} पीछे`], [', क्योंकि कुंडली में ', '; आपकी कुंडली में '], `${best.stands[1]}।`])
    : say([[`Take ${en} rather than ${rest}`, `${en} before ${rest}`, `Choose ${en}, and leave ${rest}`, `Of the two, ${en} more than ${rest}`], [', since your chart has more ', ': the chart has clearly more '], `${best.stands[0]}.`], [[`${hi} चुनिए, ${rest} नहीं`, `पहले ${hi}, ${rest} बाद में`], [', क्योंकि कुंडली में ', '; आपकी कुंडली में '], `${best.stands[1]}।`]);
  const house = best.houses[0] ?? 10;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const ground = say([`${book.planet(lord)}, lord of your ${th(house)} house, is in the ${th(at)} (${englishHouses[at - 1]})`, ['; that carries this side.', ', and this side rests on it.']], [`${o(house)} भाव के स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, ['; यह पक्ष इसी पर टिका है।', ', आधार यही है।']]);
  const honest = say([['Terms on paper count as much: read them before you answer', 'Let the written terms decide where they differ much'], ['.', ', and ask for a day to think.']], [['लिखी हुई शर्तें भी उतनी ही ज़रूरी हैं, पढ़कर जवाब दीजिए', 'शर्तों में बड़ा फ़र्क हो तो वही तय करे'], ['।', ', सोचने का एक दिन माँग लीजिए।']]);
  return [opening, [ground, elaborate(context, judge(context))[0] ?? ''].join(' '), honest].join('\n\n');
}
