import { looksLikeId } from '../../../db/ids';
import { findForbidden } from '../writing/text-filter';

/** Digits that look like letters; l is also read as i, because capital I and small l look alike. */
const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };
const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replace(/[0134578l]/g, (letter) => lookAlikes[letter] ?? letter);

const toPattern = (words: readonly string[]) => `(?:${words.map(fold).join('|')})`;
const siteNames = toPattern([
  'administrator',
  'admin',
  'moderator',
  'support',
  'helpdesk',
  'official',
  'astrohub',
  'oracle',
  'astra',
  'deleteduser',
]);
/** Words that do not make such a name different. */
const fillers = toPattern(['the', 'real', 'team', 'staff', 'care', 'help', 'desk', 'mod', 'app']);
const reserved = new RegExp(`^(?:${fillers}*${siteNames}(?:${siteNames}|${fillers})*|modteam)$`);

/** Whether a name imitates the site or a deleted account, also spelled with digits for letters. */
export const impersonatesSite = (name: string): boolean => [name, name.replace(/\d+$/, '')].some((part) => reserved.test(fold(part)));

/** The content of a name that is forbidden in posts; separators and digits between the letters of an insult are ignored. */
export const findForbiddenInName = (name: string): ReturnType<typeof findForbidden> =>
  findForbidden(name) ?? findForbidden(name.replace(/[^A-Za-z]/g, ''));

const mobile = /^(?:0{0,2}91|0)?[6-9]\d{9}$/;

/** Whether a name looks like the id of an account or a mobile number, even with dots and dashes. */
export const passesForKey = (name: string): boolean => {
  const letters = name.replace(/[._-]/g, '');
  return looksLikeId(name) || looksLikeId(letters) || mobile.test(letters);
};
