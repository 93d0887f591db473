import { toAsciiDigits } from './ascii-digits';

export interface TypedTime {
  hours: string;
  minute: string;
  /** Missing if the text has no seconds. */
  second?: string;
  /** '' for a time in the 24-hour format; undefined if the text does not say which half of the day it is. */
  meridiem?: 'am' | 'pm' | '';
}

/** Words that name a half of the day. Words for day and night fit both halves, so there the hour decides. */
const morning =
  /(?<![\p{L}\p{M}])(?:(?:a\.?\s?m|(?<=\d\s?)a)(?!\p{L})|morning|subah|sa[vw]ere|bhor|tadke|pratah|सुबह|सवेरे|प्रात|भोर|तड\u093c?के|पूर्वाह्न|एएम|ए\.?\s?एम)/u;
const afternoon =
  /(?<![\p{L}\p{M}])(?:(?:p\.?\s?m|(?<=\d\s?)p)(?!\p{L})|afternoon|evening|sha?am|sandhya|शाम|सायं|सांय|संध्या|अपराह्न|पीएम|पी\.?\s?एम)/u;
const day = /(?<![\p{L}\p{M}])(?:noon|dopaha?r|दोपहर|दिन(?![\p{L}\p{M}])|मध्याह्न)/u;
const night = /(?<![\p{L}\p{M}])(?:(?:mid)?night|raat|(?:मध्य)?रात)/u;

function detectMeridiem(text: string, hours: number): 'am' | 'pm' | undefined {
  const isLate = afternoon.test(text);
  // "am/pm" of a printed form says neither.
  if (morning.test(text)) return isLate ? undefined : 'am';
  if (isLate) return 'pm';
  if (day.test(text)) return hours >= 7 && hours <= 11 ? 'am' : 'pm';
  if (night.test(text)) return hours >= 6 && hours <= 11 ? 'pm' : 'am';
}

/** Hours and minutes, perhaps with seconds, with a separator or as four digits; an hour alone only together with a half of the day. */
const withMinutes = /^\D*(\d{1,2})\s*[:∶ः.,\-h]\s*(\d{2})(?:\s*[:.]\s*(\d{2})(?:[.,]\d+)?)?(?!\d)\D*$/u;
const inWords = /^\D*(\d{1,2})\s*(?:बज\s?कर|baj\s?kar)\s*(\d{1,2})\s*(?:मिनट|min)\D*$/u;
/** A dictated time such as "2 05 pm", which is only parsed with its half of the day. */
const withSpace = /^\D*(\d{1,2}) (\d{2})\D*$/u;
const fourDigits = /^\D*(\d{2})(\d{2})\D*$/u;
const hourAlone = /^\D*(\d{1,2})\D*$/u;

/** Words for a part of the hour before or after the one that is named, such as "half past 5" and "पौने 6". */
const quarters = [
  { word: /सा[ढड]\u093c?े|(?<!\p{L})sa+d{1,2}h?e|half past/u, before: 0, minute: '30' },
  { word: /सवा|(?<!\p{L})sa[vw]+a(?!\p{L})|quarter (?:past|after)/u, before: 0, minute: '15' },
  { word: /पौने|पोने|(?<!\p{L})p(?:au?|ou?)ne(?!\p{L})|quarter (?:to|till?|before|of)/u, before: 1, minute: '45' },
] as const;

/** An hour alone, with the words for its part. Null for parts in other words, or if "12 am" less a quarter does not say which half of the day. */
function readQuarter(text: string, typed: string): { typed: string; minute?: string } | null {
  const quarter = quarters.find(({ word }) => word.test(text));
  if (quarter === undefined) return /quarter|half/u.test(text) ? null : { typed };
  const { before, minute } = quarter;
  if (before > 0 && Number(typed) === 12 && /[ap]\.?\s?m(?!\p{L})/u.test(text)) return null;
  return { typed: String(Number(typed) - before || 12), minute };
}

/** The name of an hour alone. A word for the whole of midday or night, such as "दोपहर", names none. */
const namedHour = /^[^\p{L}\d]*(?:noon|midnight|मध्याह्न|(?:आधी |मध्य)रात(?:्रि)?)[^\p{L}\p{M}\d]*$/u;

/** Parses a complete time in the 12-hour or 24-hour format, with digits of any script. Null for anything else. */
export function readTime(text: string): TypedTime | null {
  const plain = toAsciiDigits(text).normalize('NFKC').toLowerCase().replace(namedHour, '12 $&');
  const found = [withMinutes, inWords, fourDigits, withSpace, hourAlone].map((form) => form.exec(plain)).find((each) => each !== null);
  if (!found) return null;
  const [whole, number = '', minutes, second] = found;
  const named = minutes === undefined ? readQuarter(plain, number) : { typed: number, minute: minutes };
  if (named === null) return null;
  const { typed, minute } = named;
  const hours = Number(typed);
  const meridiem = detectMeridiem(plain, hours);
  const needsMeridiem = minute === undefined || withSpace.test(whole);
  if ((needsMeridiem && meridiem === undefined) || hours > 24 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null;
  const is24Hour = hours === 0 || hours > 12;
  return {
    hours: typed.padStart(2, '0'),
    minute: (minute ?? '00').padStart(2, '0'),
    ...(second === undefined ? {} : { second }),
    ...(is24Hour ? { meridiem: '' } : meridiem === undefined ? {} : { meridiem }),
  };
}
