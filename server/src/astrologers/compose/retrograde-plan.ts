import { nextStation } from '../../astrology';
import { getSky } from '../check/sky';
import { findPlanets } from '../question/chart-terms';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';

const act = / (?:sign\w*|postpone|delay|buy\w*|start\w*|launch\w*|travel\w*|join\w*|contract|agreement|lease|deal|shuru|kharid\w*|taal\w*|tal du|ruk\w*|rok\w*|registry|safe to|should i|avoid) /u;
const back = / (?:retrograde|retro|vakri|wakri) /u;

/** "Mercury retrograde is coming, shall I postpone the lease?": the sky's own dates, and what custom makes of them; null where no such plan is told. */
export function composeRetrogradePlan(context: Context): string | null {
  const { read, say, book, question, now } = context;
  const plain = shortVowels(read.text);
  const [planet] = findPlanets(read.text);
  if (!planet || planet === 'Rahu' || planet === 'Ketu' || planet === 'Sun' || planet === 'Moon' || !back.test(plain) || !act.test(plain) || / (?:in my (?:chart|kundli)|meri kundli|natal|birth) /u.test(plain)) return null;
  const { retrograde } = getSky(question.now).positions[planet];
  const turn = nextStation(planet, now);
  if (!turn) return null;
  const n = book.planet(planet);
  const opening = retrograde
    ? say([['Read it twice and sign only what cannot wait', 'If it can wait, let it wait'], [`: in the sky ${n} turns direct on ${book.day(turn.at)}`, `, till ${n} in the sky turns direct on ${book.day(turn.at)}`], '.'], [['जो रुक सकता है, उसे रोकिए', 'ज़रूरी हो तभी कीजिए, दो बार पढ़कर'], [`; गोचर में ${n} ${book.day(turn.at)} को मार्गी होंगे`, `, गोचर में ${n} ${book.day(turn.at)} को मार्गी होंगे`], '।'])
    : say([['No need to postpone it', 'No, go ahead'], [`: in the sky ${n} turns retrograde only on ${book.day(turn.at)}`, `, as ${n} in the sky turns retrograde on ${book.day(turn.at)}`], ', so finish it before that day.'], [['टालने की ज़रूरत नहीं', 'नहीं, कर लीजिए'], [`; गोचर में ${n} ${book.day(turn.at)} को वक्री होंगे`, `, गोचर में ${n} ${book.day(turn.at)} को वक्री होंगे`], ', उससे पहले पूरा कीजिए।']);
  return [opening, say([['Custom asks only for care with papers and dates then', 'A retrograde planet asks for a second look and forbids nothing'], ['; the terms matter more.', ': check the papers once more.']], [['परंपरा बस काग़ज़ दोबारा देखने को कहती है', 'वक्री ग्रह रोकता नहीं, दोबारा जाँचने को कहता है'], ['; शर्तें ज़्यादा ज़रूरी हैं।', ', काग़ज़ एक बार और देखिए।']])].join('\n\n');
}
