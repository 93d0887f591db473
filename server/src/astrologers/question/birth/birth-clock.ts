/** A clock time found in a text. */
export interface FoundClock {
  /** Minutes after midnight; null if none is stated. */
  minutes: number | null;
  match: string;
}

type Part = 'morning' | 'noon' | 'evening' | 'night';

const parts: Record<Part, string> = {
  morning: 'early morning|morning|subah|subha|savere|sawere|sabere|tadke|bhor|सुबह|सवेरे|तड़के|भोर',
  noon: 'afternoon|dopahar|dopehar|dupahar|दोपहर',
  evening: 'evening|sh?aa?m|saanjh|शाम|साँझ',
  night: 'night|raat|rat|midnight|रात',
};
const anyPart = `(?:${Object.values(parts).join('|')})`;
const meridiem = '(a\\.?m\\.?(?![a-z])|p\\.?m\\.?(?![a-z]))';
const oclock = "(?:baje|bje|bajkar|bajke|o'?clock|hrs?|hours|बजे|बजकर)";
const figure = '(?<![\\d/.:-])(\\d{1,2})(?:\\s*[:.]\\s*(\\d{2}))?(?![\\d/-])';
/** The hour before the part of the day, or after it; the first match counts. */
const patterns = [
  new RegExp(`(?<![\\d/.:-])(\\d{1,2})[:.](\\d{2})\\s*${meridiem}?`, 'iu'),
  new RegExp(`${figure}\\s*${meridiem}`, 'iu'),
  new RegExp(`${figure}\\s*${oclock}(?:\\s+(\\d{1,2})\\s+(?:min\\w*|मिनट))?`, 'iu'),
  new RegExp(`(?:${anyPart})\\s+(?:at\\s+|ko\\s+|ke\\s+|को\\s+|के\\s+)?${figure}`, 'iu'),
  new RegExp(`${figure}\\s+(?:in\\s+(?:the\\s+)?|at\\s+)?${anyPart}`, 'iu'),
];
const contextLetters = 24;
const partPatterns = (Object.keys(parts) as Part[]).map((part) => [part, new RegExp(`(?<!\\p{L})(?:${parts[part]})(?!\\p{L})`, 'iu')] as const);
/** The words around a number that belong to its time. */
const before = new RegExp(`${anyPart}\\s+(?:at\\s+|ko\\s+|ke\\s+|को\\s+|के\\s+)?$`, 'iu');
const behind = new RegExp(`^\\s*${oclock}`, 'iu');

function partNear(text: string, at: number, length: number): Part | null {
  const near = text.slice(Math.max(0, at - contextLetters), at + length + contextLetters);
  return partPatterns.find(([, pattern]) => pattern.test(near))?.[0] ?? null;
}

/** Converts a 12-hour clock to a 24-hour one, by "am", "pm" or the part of the day. */
function toHours(hour: number, half: string, part: Part | null): number {
  if (hour > 12) return hour;
  if (half !== '') return (hour % 12) + (/^p/iu.test(half) ? 12 : 0);
  const isLate = part === 'evening' || (part === 'noon' && (hour === 12 || hour < 7)) || (part === 'night' && hour >= 7 && hour < 12);
  return part === null ? hour : (hour % 12) + (isLate ? 12 : 0);
}

/** The first clock time in a text. */
export function findClock(text: string): FoundClock {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [match, hour = '', ...rest] = found;
    const minute = Number(rest.find((each) => each !== undefined && /^\d+$/u.test(each)) ?? 0);
    const meridiem = rest.find((each) => each !== undefined && /^[ap]/iu.test(each)) ?? '';
    const hours = toHours(Number(hour), meridiem, partNear(text, found.index, match.length));
    if (hours > 23 || minute > 59) continue;
    const [lead = ''] = before.exec(text.slice(0, found.index)) ?? [];
    const [tail = ''] = behind.exec(text.slice(found.index + match.length)) ?? [];
    return { minutes: hours * 60 + minute, match: `${lead}${match}${tail}` };
  }
  const named = /\b(?:midnight|aadhi raat)\b|आधी रात/iu.exec(text)?.[0];
  return named === undefined ? { minutes: null, match: '' } : { minutes: 0, match: named };
}
