import { functionalNature } from '../../astrology';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { stoneOf } from './gem';
import { composeWorth } from './worth';

const omen = / (?:ashubh|manhus|manhoos|apshaguni|apashakuni|kulachchhini|kulachhini|panauti|inauspicious|bad omen|bring bad luck|brought bad luck|bad luck for (?:him|them|my|the)|unlucky for (?:him|them|my|the)|jinx\w*) /u;
const isMe = / (?:main|mai|mein|i|me|mere|mujhe|meri|bahu|mujhko|hu|hun|hoon|am) /u;

/** "Am I unlucky for their house?": nobody is; null where it is not asked. */
export function composeOmen(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if (!omen.test(plain) || !isMe.test(plain) || / (?:number|nambar|color|colour|rang|din|day|date|time|samay|ghar ka|house number|planet|grah) /u.test(plain)) return null;
  return composeWorth(context);
}

const takesOff = / (?:utar\w*|utaar\w*|remove|take (?:it|this|the \w+) off|taking (?:it )?off|nikal du\w*|nikal dun|stop wearing) /u;

/** Whether a stone that is worn comes off again; null where none is worn. */
export function composeStoneOff(context: Context): string | null {
  const { read, say, book, strengths, question: { chart } } = context;
  const plain = shortVowels(read.text);
  const found = stoneOf(plain);
  if (!found || !takesOff.test(plain)) return null;
  const { good, bad } = functionalNature(chart.ascendant.sign);
  const suits = found.planet === strengths.view.lord(1) || (good.includes(found.planet) && !bad.includes(found.planet));
  const [stone, stoneHi] = found.stone;
  const sign = book.sign(chart.ascendant.sign);
  const n = book.planet(found.planet);
  const opening = suits
    ? say([['No need to take it off', 'It may stay'], [`: by tradition ${stone} goes with a ${sign} lagna`, `; ${stone} is one that tradition gives to a ${sign} lagna`], [', and what happened does not come from a stone.', '; a stone causes no mishap.']], [['उतारने की ज़रूरत नहीं', 'पहने रह सकते हैं'], [`; परंपरा से ${sign} लग्न के लिए ${stoneHi} ठीक है`, `, ${stoneHi} ${sign} लग्न के लिए ठीक माना जाता है`], [', और जो हुआ वह रत्न से नहीं हुआ।', '; रत्न से दुर्घटना नहीं होती।']])
    : say([['Yes, you can take it off', 'Take it off, if it troubles you'], [`: tradition does not give ${stone} to a ${sign} lagna`, `; for a ${sign} lagna ${stone} is not the traditional one`], [', though what happened does not come from a stone.', '; but a stone causes no mishap.']], [['हाँ, उतार सकते हैं', 'मन न माने तो उतार दीजिए'], [`; परंपरा ${sign} लग्न को ${stoneHi} नहीं देती`, `, ${sign} लग्न के लिए ${stoneHi} परंपरा में नहीं है`], [', हालाँकि जो हुआ वह रत्न से नहीं हुआ।', '; पर रत्न से दुर्घटना नहीं होती।']]);
  return [opening, say([`${stone.charAt(0).toUpperCase()}${stone.slice(1)} is the stone of ${n}.`, [' Nothing has to be bought in its place.', ' Buy no other one instead.']], [`${stoneHi} ${n} का रत्न है।`, [' बदले में कुछ खरीदने की ज़रूरत नहीं।', ' इसके बदले दूसरा मत खरीदिए।']])].join('\n\n');
}
