import { englishWeekdays } from '../vocabulary/english';
import { plainOf, textOf, type TypedWord } from './typed-words';

const months = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janvari|farvari|agast|sitambar|aktubar|navambar|disambar';
const dated = new RegExp(` (?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months})|(${months}) (\\d{1,2})(?:st|nd|rd|th)?)(?= )`, 'u');
const alone = / (?:(?:on|the|on the) (\d{1,2})(?:st|nd|rd|th)|(\d{1,2}) (?:ko|tar[ie]+kh?))(?= )/u;
const weekdays = englishWeekdays.map((each) => each.toLowerCase());
const weekday = new RegExp(` (?:next |agle )?(${weekdays.join('|')})(?= )`, 'u');
const before = /(?:the |a |one )?day before(?: that| it)?|(?:us ?se |is ?se )?(?:ek|1) din (?:pehle|pahle)/u;
const after = /(?:the |a |one )?day after(?: that| it)?(?! tomorrow)|the next day|next day|(?:us ?ke |is ?ke )?(?:agle din|(?:ek|1) din b[a]+d)/u;
const same = /(?:on )?(?:that|the same|same) day|(?:on )?that date|usi din|us din|usi tarikh ko|us tarikh ko|(?:on )?the same date/u;
const mostWords = 12;
const lastSafe = 28;

/** The day of the line before, moved by as many days; null where it names none, or where a month ends between the two. */
function moved(then: string, by: number): string | null {
  const date = dated.exec(then);
  const day = Number(date?.[1] ?? date?.[4] ?? 0) + by;
  if (date) return day < 1 || day > lastSafe + (by === 0 ? 3 : 0) ? null : `${day} ${date[2] ?? date[3]}`;
  const bare = alone.exec(then);
  const number = Number(bare?.[1] ?? bare?.[2] ?? 0) + by;
  if (bare) return number < 1 || number > lastSafe + (by === 0 ? 3 : 0) ? null : `${number} tarikh`;
  const named = weekday.exec(then)?.[1];
  return named === undefined ? null : (weekdays[(weekdays.indexOf(named) + by + 7) % 7] ?? null);
}

/** "The day before, is it fine to travel?": the day that the line before named, counted on from. */
export function forBesideDay(words: readonly TypedWord[], earlier: readonly TypedWord[]): string | null {
  const plain = plainOf(words);
  if (words.length > mostWords || dated.test(plain) || alone.test(plain) || weekday.test(plain)) return null;
  const shifts: readonly (readonly [RegExp, number])[] = [[before, -1], [after, 1], [same, 0]];
  const shift = shifts.find(([pattern]) => pattern.test(plain));
  const day = shift === undefined ? null : moved(plainOf(earlier), shift[1]);
  if (shift === undefined || day === null) return null;
  const isHindi = / (?:hai|kya|ko|pehle|pahle|din|karu|jau|lu|rahega|thik|theek) /u.test(plain);
  const said = isHindi ? `${day} ko` : `on ${day.replace(/ tarikh$/u, (found) => (found ? 'th' : ''))}`;
  return textOf(words) === '' ? null : plain.trim().replace(shift[0], said).replace(/ ko ko /u, ' ko ');
}
