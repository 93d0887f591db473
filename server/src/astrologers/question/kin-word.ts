import { findKinOfWord, type KinId } from './people';
import type { TypedWord } from './typed-words';

/** The word by which somebody is named, as it was typed; null where nobody is. */
export const kinWordOf = (list: readonly TypedWord[]): { typed: string; id: KinId } | null => {
  const found = list.flatMap(({ typed, read }) => {
    const [kin] = /^(?:he|she|him|her|wo|vo|woh|usse)$/u.test(read) ? [] : findKinOfWord(read, read.length > 2);
    return kin ? [{ typed: typed.replace(/[?!.,।]+$|[’']s$/gu, ''), id: kin.id }] : [];
  });
  return found[0] ?? null;
};
