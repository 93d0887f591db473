import { birthInstant, computeChart } from '../../astrology';
import { findToldBirth, type ToldBirth } from '../question/birth-details';
import { getMatter } from '../question/matters';
import type { ReadQuestion } from '../question/read-question';
import type { Person, Question } from '../types';
import type { Context } from './context';

const women = ['mother', 'sister', 'elderSister', 'youngerSister', 'daughter', 'wife', 'motherInLaw', 'sisterInLaw', 'daughterInLaw', 'grandmother'];
const spouses = ['husband', 'wife'];

/** A question about a relative whose birth it tells: on their own chart, where nothing of it is missing. */
export interface KinQuestion {
  question: Question;
  told: ToldBirth;
  /** Whether the chart is theirs. */
  isTheirs: boolean;
}

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function personOf({ kin }: ToldBirth, { birth }: Question): Person {
  return { full_name: kin.id, gender: women.includes(kin.id) ? 'Female' : 'Male', marital_status: spouses.includes(kin.id) ? 'Married' : 'Single', language: birth.language };
}

export function toKinQuestion(question: Question): KinQuestion | null {
  const told = findToldBirth(question.text, question.now);
  if (!told) return null;
  const { date, minutes, city, rest } = told;
  if (minutes === null || !city) return { question: { ...question, text: rest }, told, isTheirs: false };
  const instant = birthInstant({ dob: date.split('-').reverse().join('/'), tob: clock(minutes), lat: city.lat, lng: city.lng, earlier: true });
  if (!('utc' in instant)) return { question: { ...question, text: rest }, told, isTheirs: false };
  const { utc } = instant;
  const chart = computeChart({ utc, lat: city.lat, lng: city.lng, now: question.now, localDate: date });
  return { question: { ...question, text: rest, chart, birth: personOf(told, question), turns: [] }, told, isTheirs: true };
}

/** Says whose chart was read, or what is missing for it. */
export function noteOfBirth({ say, book, read }: Context, { told, isTheirs }: KinQuestion): string {
  const { date, minutes, city, kin } = told;
  const who = book.kin(kin.id);
  // In figures: the check would take a date in words for one of the chart's.
  const day = date.split('-').reverse().join('-');
  const place = read.language === 'Hindi' ? city?.hindi : city?.english;
  if (isTheirs)
    return say(
      [[`This is read from your ${who}'s own chart`, `I read it from the chart of your ${who}`], ` (${day}, ${clock(minutes ?? 0)}, ${place})`, [', so "you" and "your" mean them', '; "you" here means them'], '.'],
      [[`यह ${who} की अपनी कुंडली`, `यह जवाब ${who} की कुंडली`], ` (${day}, ${clock(minutes ?? 0)}, ${place}) से है`, ['; यहाँ "आप" का मतलब वही हैं', ', "आप" यानी वही'], '।'],
    );
  const [needEn, needHi] = minutes === null ? (city ? ['the hour', 'समय'] : ['the hour and the city', 'समय और शहर']) : ['a larger city nearby', 'पास का बड़ा शहर'];
  return say(
    [[`Add ${needEn} of birth`, `Tell me ${needEn} of birth as well`], `, and I read your ${who}'s own chart`, '; ', ['this is from yours.', 'till then this stands on yours.']],
    [[`जन्म का ${needHi} भी लिखिए`, `साथ में जन्म का ${needHi} बताइए`], `, तो ${who} की अपनी कुंडली पढ़ी जाएगी`, ['; यह जवाब आपकी कुंडली से है।', '; अभी यह आपकी कुंडली से है।']],
  );
}

/** Their own chart is read as that of the one who asks. */
export function asTheirOwn(read: ReadQuestion): ReadQuestion {
  const isOnlyKin = ['family', 'friends', 'workConflict'].includes(read.matter.id);
  const kind = isOnlyKin && read.kind === 'yesNo' ? 'how' : read.kind;
  return { ...read, kind, kin: null, matter: isOnlyKin ? getMatter(read.horizon || read.kind === 'when' ? 'time' : 'self') : read.matter };
}
