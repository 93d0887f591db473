import asking from '../../../content/asking.json';
import { birthInstant, computeChart, type UnclearInstant } from '../../astrology';
import { findToldBirth, type ToldBirth } from '../question/birth/birth-details';
import { capital } from '../tools/names';
import type { Person, Question } from '../types';
import type { Context } from './context';
import { toClock } from './told-chart';

const women = ['mother', 'sister', 'elderSister', 'youngerSister', 'daughter', 'wife', 'motherInLaw', 'sisterInLaw', 'daughterInLaw', 'grandmother'];
const spouses = ['husband', 'wife'];

/** A question about a relative whose birth it tells: on their own chart, where nothing of it is missing. */
export interface KinQuestion {
  question: Question;
  told: ToldBirth;
  /** Whether the chart is theirs. */
  isTheirs: boolean;
  /** Set where the hour came twice or never. */
  unclear?: UnclearInstant;
}

function personOf({ kin }: ToldBirth, { birth }: Question): Person {
  return { full_name: kin.id, gender: women.includes(kin.id) ? 'Female' : 'Male', marital_status: spouses.includes(kin.id) ? 'Married' : 'Single', language: birth.language };
}

/** Which of two is meant where the hour came twice. */
const earlierWords = /\(?\b(?:the\s+)?(?:first|pehl[ie]|pahl[ie])\s+(?:time|baa?r)\b\)?|\(?पहली\s+बार\)?/iu;
const laterWords = /\(?\b(?:the\s+)?(?:second|do+sr[ie]|dusr[ie])\s+(?:time|baa?r)\b\)?|\(?दूसरी\s+बार\)?/iu;

export function toKinQuestion(question: Question): KinQuestion | null {
  const told = findToldBirth(question.text, question.now, question.toldPlace);
  if (!told) return null;
  const { date, minutes, city } = told;
  const { asked } = question;
  // What was asked before the birth was told has nothing of it.
  const rest = asked !== undefined && question.text.startsWith(asked.slice(0, -1)) ? asked : told.rest;
  if (minutes === null || !city) return { question: { ...question, text: rest }, told, isTheirs: false };
  const birth = { dob: date.split('-').reverse().join('/'), tob: toClock(minutes), lat: city.lat, lng: city.lng };
  const instant = birthInstant(birth);
  const words = 'came' in instant && instant.came === 'twice' ? [earlierWords, laterWords].find((each) => each.test(question.text)) : undefined;
  const settled = words ? birthInstant({ ...birth, earlier: words === earlierWords }) : instant;
  const text = (words && findToldBirth(question.text.replace(words, ' '), question.now, question.toldPlace)?.rest) ?? rest;
  if (!('utc' in settled)) return { question: { ...question, text }, told, isTheirs: false, unclear: settled };
  const { utc } = settled;
  const chart = computeChart({ utc, lat: city.lat, lng: city.lng, now: question.now, localDate: date });
  return { question: { ...question, text, chart, birth: personOf(told, question), chartOf: told.kin.id, turns: [] }, told, isTheirs: true };
}

/** Asks which of two instants is meant. */
function askWhich({ say, book }: Context, { kin, minutes }: ToldBirth, { came, moments }: UnclearInstant): string {
  const [who, time] = [book.kin(kin.id), toClock(minutes ?? 0)];
  const [first = '', second = ''] = moments.map((moment) => moment.slice(11));
  if (came === 'twice')
    return say(
      [`The clocks were put back there, so ${time} came twice that night: add "first time" or "second time" to the birth`, `, and I read your ${who}'s own chart`, ['; this is from yours.', '; till then this stands on yours.']],
      [`उस रात घड़ियाँ पीछे की गईं, इसलिए ${time} दो बार बजा: जन्म के समय के साथ "पहली बार" या "दूसरी बार" लिखिए`, `, तो ${who} की अपनी कुंडली पढ़ी जाएगी`, ['; यह जवाब आपकी कुंडली से है।', '; अभी यह आपकी कुंडली से है।']],
    );
  return say(
    [`The clocks were put forward there, so ${time} never came that night: write ${first} or ${second}, whichever is meant`, `, and I read your ${who}'s own chart`, ['; this is from yours.', '; till then this stands on yours.']],
    [`उस रात घड़ियाँ आगे की गईं, इसलिए ${time} बजा ही नहीं: ${first} या ${second}, जो सही हो वह लिखिए`, `, तो ${who} की अपनी कुंडली पढ़ी जाएगी`, ['; यह जवाब आपकी कुंडली से है।', '; अभी यह आपकी कुंडली से है।']],
  );
}

const theirs: Readonly<Record<string, string>> = asking.theirs;
/** In English "you" is "them" behind a verb or a preposition. */
const isObject = (before: string): boolean =>
  /\b(?:to|for|with|from|of|at|by|on|(?:give|help|make|bring|let|keep|suit|support|protect|tell|cost|take)s?|teaches) $/u.test(before);

/** An answer that is read from a relative's chart: what it says of "you" is said of them, but for who is theirs to the one who asks. */
export function toTheirs(text: string, who: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const other = small === 'you' && isObject(text.slice(0, at)) ? 'them' : theirs[small];
    if (other === undefined || text.slice(at + word.length).startsWith(` ${who}`)) return word;
    return word === small ? other : capital(other);
  });
}

/** Says whose chart was read, or what is missing for it. */
export function noteOfBirth(context: Context, { told, isTheirs, unclear }: KinQuestion): string {
  if (unclear) return askWhich(context, told, unclear);
  const { say, book, read } = context;
  const { date, minutes, city, kin } = told;
  const who = book.kin(kin.id);
  // In figures: the check would take a date in words for one of the chart's.
  const day = date.split('-').reverse().join('-');
  const place = read.language === 'Hindi' ? city?.hindi : city?.english;
  if (isTheirs)
    return say(
      [[`This is read from your ${who}'s own chart`, `I read it from the chart of your ${who}`], ` (${day}, ${toClock(minutes ?? 0)}, ${place}).`],
      [[`यह ${who} की अपनी कुंडली`, `यह जवाब ${who} की कुंडली`], ` (${day}, ${toClock(minutes ?? 0)}, ${place}) से है।`],
    );
  const [needEn, needHi] = minutes === null ? (city ? ['the hour', 'समय'] : ['the hour and the city', 'समय और शहर']) : ['a larger city nearby', 'पास का बड़ा शहर'];
  return say(
    [[`Add ${needEn} of birth`, `Tell me ${needEn} of birth as well`], `, and I read your ${who}'s own chart`, '; ', ['this is from yours.', 'till then this stands on yours.']],
    [[`जन्म का ${needHi} भी लिखिए`, `साथ में जन्म का ${needHi} बताइए`], `, तो ${who} की अपनी कुंडली पढ़ी जाएगी`, ['; यह जवाब आपकी कुंडली से है।', '; अभी यह आपकी कुंडली से है।']],
  );
}
