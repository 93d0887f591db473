import { readDate, readTime, toTypedNumber, type TypedDate, type TypedTime } from '@oracle-astra/shared/contract';

type Boxes = Partial<TypedDate & Omit<TypedTime, 'meridiem'>> & { meridiem?: string };

const readers: Partial<Record<string, (text: string) => Boxes | null>> = {
  ...{ day: readDate, year: readDate },
  ...{ hours: readTime, minute: readTime },
};

/**
 * The values that an input changes: a complete date or time, pasted or autofilled into the box `name`, is distributed to all of
 * its boxes; any other text stays in this box. Typed characters beyond `maxLength` are dropped, but pasted text is never cut, because
 * its beginning would be a different number.
 */
export function changeBox(name: string, before: string, text: string, maxLength?: number): Boxes {
  const read = readers[name];
  // The text may have been pasted before or after the previous content.
  const added = before === '' ? text : text.replace(before, '');
  const isTyped = text.length - before.length <= 1;
  return read?.(text) ?? read?.(added) ?? { [name]: toTypedNumber(text, isTyped ? maxLength : undefined) };
}
