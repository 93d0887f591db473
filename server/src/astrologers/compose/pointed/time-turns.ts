import { runningPeriods } from '../../plan/windows';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const turns = / (?:samay|time|times|din|days|waqt|vakt|kismat|kismet|luck|naseeb|life|zindagi|jindagi|halat|haalat|halaat|situation|things) (?:\w+ ){0,3}(?:badle?g\w*|badaleg\w*|badalne|badal jaye\w*|badal jae\w*|change\w*|sudhr\w*|sudhar\w*|turn\w*|improve\w*|palt\w*|better) /u;
const mostWords = 12;
const helpful = 40;
const dayMs = 86_400_000;

/** "Will my time change after Holi?": whether the running period ends inside the time that is named, and what follows it; null where no time ahead is named. */
export function composeTimeTurns(context: Context): string | null {
  const { read, say, book, strengths, now } = context;
  const { horizon } = read;
  if (horizon === null || horizon.isPast || horizon.unit === 'day' || read.fact !== null || read.kin !== null || read.matter.rank > 2 || !['yesNo', 'how'].includes(read.kind) || read.text.length > mostWords || !turns.test(shortVowels(read.text))) return null;
  const { antar } = runningPeriods(strengths, now);
  const end = Date.parse(antar.end);
  const next = runningPeriods(strengths, end + dayMs).antar;
  const house = strengths.view.house(next.lord);
  const isGood = strengths.of(next.lord) >= helpful;
  const isIn = end < horizon.to;
  const [a, b] = [book.planet(antar.lord), book.planet(next.lord)];
  const { english, hindi } = horizon;
  const field = house === 1 ? 'आपकी अपनी' : `${hindiHouses[house - 1]} की`;
  const own: Context = { ...context, read: { ...read, kind: 'how' } };
  const opening = isIn
    ? say([[`Yes, ${english} it changes`, `Yes, there is a turn ${english}`], `: the ${antar.lord} antardasha ends on ${book.day(antar.end)}, then ${next.lord} begins, which is about ${house === 1 ? 'yourself' : englishHouses[house - 1]}`, isGood ? ' and is lighter.' : ' and asks for steady work.'], [[`हाँ, ${hindi} बदलाव है`, `हाँ, ${hindi} समय करवट लेगा`], `: ${a} की अंतर्दशा ${book.day(antar.end)} को पूरी होगी, फिर ${b} का समय, जो ${field} बात है`, isGood ? ' और हल्का है।' : ', मेहनत लगातार रखिए।'])
    : say([[`Little by then: `, `Not much ${english}: `], `the ${antar.lord} antardasha runs till ${book.day(antar.end)}, and only then comes ${next.lord}, about ${englishHouses[house - 1]}.`], [['तब तक ज़्यादा नहीं: ', `${hindi} बहुत फ़र्क नहीं: `], `${a} की अंतर्दशा ${book.day(antar.end)} तक है, उसके बाद ${b} का समय, जो ${field} बात है।`]);
  return [
    opening,
    say([`${b} is in your ${th(house)} house.`], [`${b} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं।`]),
    elaborate(own, { ...judge(own), window: null }).at(-1) ?? '',
  ].join('\n\n');
}
