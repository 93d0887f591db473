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

/** Invalid text that no field may misinterpret. */
export const unsound = '"><b id=a>%00 \\ 🪐 {1} -1';

const ofType: Record<string, string> = {
  email: 'check@example.com',
  tel: '9876543210',
  date: '1990-05-17',
  time: '06:30',
  month: '1990-05',
  url: 'https://example.com/',
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

/** Fills in one field; one that accepts nothing is unchanged. */
export async function fillField(element: Locator, field: Field, isUnsound: boolean): Promise<void> {
  const { type, options } = field;
  const fill = async () => {
    if (type === 'checkbox') return isUnsound ? undefined : element.check({ timeout: fieldMs });
    if (type === 'radio') return isUnsound ? undefined : element.check({ timeout: fieldMs });
    if (type.startsWith('select'))
      return void (await element.selectOption(options.find((each) => each !== '') ?? '', { timeout: fieldMs }));
    const takesText = !['number', 'date', 'time', 'month', 'range', 'color'].includes(type);
    return element.fill(isUnsound && takesText ? unsound : findSoundValue(field), { timeout: fieldMs });
  };
  // An earlier field may hide or disable it.
  await fill().catch(() => undefined);
}
