import type { Locator } from 'playwright-core';

/** A field of a form, described by `fields` of `actsSource`. */
export interface Field {
  at: number;
  type: string;
  /** Its name and autocomplete token. */
  name: string;
  min: string;
  options: string[];
}

const fieldMs = 1500;

/** A word with search results, part of each valid text. */
export const typed = 'saturn';

/** Texts that no field may misinterpret. The first one is also compared; of the others only errors are. */
export const oddTexts = [
  `${typed} "><b id=a>'{1}' \\ 50 % %zz %00`,
  `${typed} 🪐👩‍👩‍👧 שבתאי \u202Eזחל\u202C\u200B\u200De\u0301 ﷽`,
  `${typed} शनि १९९० ٣٤٥ -1 1e21 $& [object Object] https://example.com/?a=b&c`,
  '   ',
  `${typed} ${'long'.repeat(1500)}`,
] as const;

const ofType: Record<string, string> = {
  email: 'check@example.com',
  tel: '9876543210',
  date: '1990-05-17',
  time: '06:30',
  month: '1990-05',
  url: 'https://example.com/',
};

/** Extreme valid values of fields without free text. */
const invalidByType: Record<string, readonly string[]> = {
  number: ['-1', '0', '1e21'],
  date: ['0001-01-01', '9999-12-31', '2024-02-29'],
  time: ['00:00', '23:59'],
  month: ['0001-01', '9999-12'],
};

/** A valid value for a field. */
export function findSoundValue({ type, name, min }: Pick<Field, 'type' | 'name' | 'min'>): string {
  if (type === 'number') return min === '' ? '1' : min;
  const known = ofType[type];
  if (known !== undefined) return known;
  if (/mail/i.test(name)) return 'check@example.com';
  if (/mobile|phone|\btel\b/i.test(name)) return '9876543210';
  if (type === 'textarea') return 'What does saturn in the seventh house say about a marriage that comes late?';
  return /quer|search/i.test(name) ? 'saturn' : 'saturn in the seventh house';
}

/** An odd value for a field; with the first text all else is valid, so that the form is sent. */
export function findOddValue(field: Pick<Field, 'type' | 'name' | 'min'>, odd: string): string {
  const round = (oddTexts as readonly string[]).indexOf(odd);
  if (field.type in ofType && !(field.type in invalidByType)) return round > 0 ? odd : findSoundValue(field);
  const values = invalidByType[field.type];
  if (values === undefined) return ['range', 'color'].includes(field.type) ? findSoundValue(field) : odd;
  return round > 0 ? (values[round % values.length] ?? odd) : findSoundValue(field);
}

/** The letters that are typed by keys; all others are filled in at once, which is faster. */
const keyedLetters = 2;
/** Fields of other types take no letters, but a date or a number. */
const lineTypes = ['text', 'search', 'tel', 'url', 'email', 'password'];

/**
 * Types as much as a person could: never half of a character that the limit would cut. The last letters are typed by keys, because a
 * field may take none, or lose the focus with each.
 */
export async function fillText(element: Locator, text: string, timeout: number): Promise<void> {
  const [most, type] = await Promise.all(['maxlength', 'type'].map((name) => element.getAttribute(name, { timeout })));
  const letters = [...text.slice(0, most ? Number(most) : undefined).replace(/[\uD800-\uDBFF]$/, '')];
  const keyed = lineTypes.includes(type ?? 'text') ? letters.splice(-keyedLetters) : [];
  await element.fill(letters.join(''), { timeout });
  await element.page().keyboard.type(keyed.join(''));
}

/** Fills in one field, with an odd text or a valid one; one that accepts nothing is unchanged. */
export async function fillField(element: Locator, field: Field, odd: string | null): Promise<void> {
  const { type, options } = field;
  const fill = async () => {
    if (type === 'checkbox' || type === 'radio') return odd === null ? element.check({ timeout: fieldMs }) : undefined;
    if (type.startsWith('select'))
      return void (await element.selectOption(options.find((each) => each !== '') ?? '', { timeout: fieldMs }));
    return fillText(element, odd === null ? findSoundValue(field) : findOddValue(field, odd), fieldMs);
  };
  // An earlier field may hide or disable it.
  await fill().catch(() => undefined);
}
