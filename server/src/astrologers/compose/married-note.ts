import type { Context } from './context';
import { join } from './join';

/** Says before the first paragraph that whoever asks about a wedding is married already. */
export function addMarriedNote(text: string, { tell, book }: Context): string {
  const [opening = '', ...rest] = text.split('\n\n');
  return join(`${tell(book.married())} ${opening}`, ...rest);
}
