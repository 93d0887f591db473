import { readDate, readTime, toTypedNumber, type TypedDate, type TypedTime } from '@oracle-astra/shared/contract';

type Boxes = Partial<TypedDate & Omit<TypedTime, 'meridiem'>> & { meridiem?: string };

const readers: Partial<Record<string, (text: string) => Boxes | null>> = {
  ...{ day: readDate, year: readDate },
  ...{ hours: readTime, minute: readTime },
};

/**
 * What a text in the box `name` changes, which held `before`: a whole date or time, pasted or filled in, goes to all of its
 * boxes; anything else is for this box alone, where keys beyond `most` characters are dropped. A text that came as a whole is not
 * cut: its beginning would be another number.
 */
export function changeBox(name: string, before: string, text: string, most?: number): Boxes {
  const read = readers[name];
  // Pasted before or after what stood there.
  const added = before === '' ? text : text.replace(before, '');
  const isTyped = text.length - before.length <= 1;
  return read?.(text) ?? read?.(added) ?? { [name]: toTypedNumber(text, isTyped ? most : undefined) };
}
