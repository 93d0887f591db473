import { Fragment } from 'react';

const address = /https?:\/\/[\p{L}\p{N}][^\s<>"'`]*/giu;
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** The address without punctuation that ends its sentence; a closing bracket stays if it was opened within the address. */
function trimAddress(found: string): string {
  const last = found.slice(-1);
  const opening = brackets[last];
  const isTrailing = opening === undefined ? /[.,;:!?…।]/u.test(last) : countOf(found, last) > countOf(found, opening);
  return isTrailing ? trimAddress(found.slice(0, -1)) : found;
}

/** A text that a person wrote, with its web addresses as links that search engines do not follow (`rel`). */
export function PostText({ text }: { text: string }) {
  return splitAddresses(text).map(({ part, isAddress }, index) =>
    isAddress ? (
      <a key={index} href={part} rel="nofollow ugc noopener noreferrer" target="_blank">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

function splitAddresses(text: string): { part: string; isAddress: boolean }[] {
  const parts: { part: string; isAddress: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const part = trimAddress(match[0]);
    parts.push({ part: text.slice(end, match.index), isAddress: false }, { part, isAddress: true });
    end = match.index + part.length;
  }
  return [...parts, { part: text.slice(end), isAddress: false }].filter(({ part }) => part !== '');
}
