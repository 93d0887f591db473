import { getMatter } from '../question/matters';
import type { ReadQuestion } from '../question/read-question';

/** A married person is not told when they will marry. */
export function withForm(read: ReadQuestion, maritalStatus: string): { read: ReadQuestion; isMarried: boolean } {
  const isMarried = maritalStatus === 'Married' && read.kin === null && ['marriage', 'loveMarriage'].includes(read.matter.id);
  if (!isMarried) return { read, isMarried };
  const kind = read.kind === 'when' || read.kind === 'either' ? 'how' : read.kind;
  return { read: { ...read, kind, matter: getMatter('harmony') }, isMarried };
}
