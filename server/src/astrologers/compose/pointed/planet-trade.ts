import type { PlanetName } from '@oracle-astra/shared/contract';
import { findPlanets } from '../../question/chart-terms';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishFields, englishHouses } from '../../words/english-words';
import { hindiFields, hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';
import { lineBefore } from './line-before';

const mostWords = 10;
const work = / (?:jobs?|career|work|profession|field|fields|kaam|kam|naukri|business|line|trade|dhandha|vyapar|pesha) /u;
const suits = / (?:suit\w*|match\w*|fit|fits|goes? with|go with|for|achh?a|accha|thik|theek|sahi|kaun\w*|kons\w*|kya|which|what) /u;
const stands = / (?:that|it|this|u[sn]a?k[aei]|usse|usase|isse|isase|isk[aei]|us|is|wo|woh) /u;

/** The planet whose work is asked for: named beside "suits", or the one that the line before asked about. */
function planetOf(context: Context, plain: string): PlanetName | null {
  const named = findPlanets(context.read.text);
  if (named.length === 1) return / (?:suit\w*|match\w*|goes? with|go with|fits?) /u.test(plain) && !/ (?:dasha|mahadasha|house|ghar|bhav|transit|gochar) /u.test(plain) ? (named[0] ?? null) : null;
  const last = named.length === 0 && stands.test(plain) ? lineBefore(context) : null;
  if (!last?.fact) return null;
  if (last.fact.name === 'strongest') return context.strengths.ranked()[0] ?? null;
  if (last.fact.name === 'weakest') return context.strengths.ranked().at(-1) ?? null;
  return last.fact.planet;
}

/** "What work suits that?" after the strongest planet: the kinds of work that are its own; null where no planet is meant. */
export function composePlanetTrade(context: Context): string | null {
  const { read, say, book, isEnglish } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || !work.test(plain) || !suits.test(plain) || ['when', 'why', 'past', 'remedy', 'either'].includes(read.kind)) return null;
  const planet = planetOf(context, plain);
  if (planet === null) return null;
  const trades = (isEnglish ? englishFields : hindiFields)[planet];
  const n = book.planet(planet);
  const house = context.strengths.view.house(planet);
  return [
    say([[`To ${n} belongs work in `, `What suits ${n} is `], trades, '.'], [[`${n} का काम है `, `${n} से मेल खाता काम: `], trades, '।']),
    say([`${n} is in your ${th(house)} house (${englishHouses[house - 1]})`, [', so it goes best together with that.', ', and its work leans to that side.']], [`${n} आपके ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं`, [', काम उसी ओर झुकेगा।', ', इसलिए उससे जुड़ा काम सबसे सहज है।']]),
    say([['Of these take the one you can already do a little.', 'Liking and training choose among them.']], [['इनमें से वह चुनिए, जो थोड़ा पहले से आता हो।', 'इनमें रुचि और सीख से चुनिए।']]),
  ].join('\n\n');
}
