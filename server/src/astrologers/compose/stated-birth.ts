import asking from '../../../content/asking.json';
import { birthInstant, computeChart } from '../../astrology';
import { findStatedBirth, type StatedBirth } from '../question/birth/birth-details';
import { capital } from '../tools/names';
import type { Person, Question } from '../types';
import type { Composed } from './composed';
import type { Context } from './context';
import { join } from './join';
import { toClock } from './stated-chart';

const feminineKin = ['mother', 'sister', 'elderSister', 'youngerSister', 'daughter', 'wife', 'motherInLaw', 'sisterInLaw', 'daughterInLaw', 'grandmother'];
const spouses = ['husband', 'wife'];

/** A question about a relative whose birth it states, on their chart if it is complete. */
export interface KinQuestion {
  question: Question;
  stated: StatedBirth;
  /** Whether the chart is theirs. */
  isTheirs: boolean;
}

function getPerson({ kin }: StatedBirth, { birth }: Question): Person {
  return { full_name: kin.id, gender: feminineKin.includes(kin.id) ? 'Female' : 'Male', marital_status: spouses.includes(kin.id) ? 'Married' : 'Single', language: birth.language };
}

export function toKinQuestion(question: Question): KinQuestion | null {
  const stated = findStatedBirth(question.text, question.now, question.statedPlace);
  if (!stated) return null;
  const { date, minutes, city } = stated;
  const { asked } = question;
  // Earlier messages are not about this birth.
  const rest = asked !== undefined && question.text.startsWith(asked.slice(0, -1)) ? asked : stated.rest;
  if (minutes === null || !city) return { question: { ...question, text: rest }, stated, isTheirs: false };
  const birth = { dob: date.split('-').reverse().join('/'), tob: toClock(minutes), lat: city.lat, lng: city.lng };
  const instant = birthInstant(birth);
  // Of an hour that came twice the first is read; one that never came is as unknown.
  const settled = 'utc' in instant ? instant : birthInstant({ ...birth, earlier: true });
  if (!('utc' in settled)) return { question: { ...question, text: rest }, stated: { ...stated, minutes: null }, isTheirs: false };
  const { utc } = settled;
  const chart = computeChart({ utc, lat: city.lat, lng: city.lng, now: question.now, localDate: date });
  return { question: { ...question, text: rest, chart, birth: getPerson(stated, question), chartOf: stated.kin.id, turns: [] }, stated, isTheirs: true };
}

const theirs: Readonly<Record<string, string>> = asking.theirs;
/** In English, "you" becomes "them" after a verb or a preposition. */
const isObject = (before: string): boolean =>
  /\b(?:to|for|with|from|of|at|by|on|(?:give|help|make|bring|let|keep|suit|support|protect|tell|cost|take)s?|teaches) $/u.test(before);

/** Rewrites an answer from a relative's chart from "you" to "them", except the steps for the user. */
export function toTheirs(text: string, who: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const other = small === 'you' && isObject(text.slice(0, at)) ? 'them' : theirs[small];
    if (other === undefined || text.slice(at + word.length).startsWith(` ${who}`)) return word;
    return word === small ? other : capital(other);
  });
}

/** Says whose chart was read, or which details are missing. */
export function noteOfBirth(context: Context, { stated, isTheirs }: KinQuestion): string {
  const { say, book, read } = context;
  const { date, minutes, city, kin } = stated;
  const who = book.kin(kin.id);
  // In digits, because the check would treat a date in words as one of the chart.
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

/** The answer with the note whose chart it was read from. */
export function withNote(answered: Composed, kin: KinQuestion | null): Composed {
  if (kin === null || answered.isFree || answered.sensitiveTopic !== null) return answered;
  const [opening = '', ...rest] = answered.text.split('\n\n');
  return { ...answered, text: join(opening, noteOfBirth(answered.context, kin), ...rest) };
}
