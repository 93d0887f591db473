import { toAsciiDigits } from './ascii-digits';

export interface TypedTime {
  hours: string;
  minute: string;
  /** Only where the text has them. */
  second?: string;
  /** Empty where the hours are those of the clock of 24; missing where the text leaves it open. */
  meridiem?: 'am' | 'pm' | '';
}

/** What tells the half of the day; a night begins in one and ends in the other. */
const morning = /(?<![\p{L}\p{M}])(?:a\.?\s?m|morning|subah|सुबह|सवेरे|प्रात|भोर|पूर्वाह्न)/u;
const afternoon = /(?<![\p{L}\p{M}])(?:p\.?\s?m|afternoon|evening|sha?am|शाम|सायं|अपराह्न)/u;
const noon = /(?<![\p{L}\p{M}])(?:noon|dopaha?r|दोपहर)/u;
const night = /(?<![\p{L}\p{M}])(?:night|raat|रात)/u;

function halfOf(text: string, hours: number): 'am' | 'pm' | undefined {
  if (afternoon.test(text)) return 'pm';
  if (morning.test(text)) return 'am';
  if (noon.test(text)) return hours === 10 || hours === 11 ? 'am' : 'pm';
  if (night.test(text)) return hours >= 6 && hours <= 11 ? 'pm' : 'am';
}

/** Hours and minutes, with seconds, with a separator or as four digits; an hour alone only where its half of the day is told. */
const withMinutes = /^\D*(\d{1,2})\s*[:.,\-h]\s*(\d{2})(?:\s*[:.]\s*(\d{2})(?:[.,]\d+)?)?(?!\d)\D*$/u;
const fourDigits = /^\D*(\d{2})(\d{2})\D*$/u;
const hourAlone = /^\D*(\d{1,2})\D*$/u;

/** The time of a text that is a whole one, by either clock and with digits of any script. */
export function readTime(text: string): TypedTime | null {
  const plain = toAsciiDigits(text).normalize('NFKC').toLowerCase();
  const found = withMinutes.exec(plain) ?? fourDigits.exec(plain) ?? hourAlone.exec(plain);
  if (!found) return null;
  const [, typed = '', minute, second] = found;
  const hours = Number(typed);
  const half = halfOf(plain, hours);
  if ((minute === undefined && half === undefined) || hours > 24 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null;
  const isOf24 = hours === 0 || hours > 12;
  return {
    hours: typed.padStart(2, '0'),
    minute: minute ?? '00',
    ...(second === undefined ? {} : { second }),
    ...(isOf24 ? { meridiem: '' } : half === undefined ? {} : { meridiem: half }),
  };
}
