import { Fragment } from 'react';

const address = /https?:\/\/[\p{L}\p{N}][^\s<>"'`]*/giu;
/** Punctuation that ends a sentence and is not part of the address before it. */
const trailing = /[.,;:!?…।)\]}]+$/u;

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
    const part = match[0].replace(trailing, '');
    parts.push({ part: text.slice(end, match.index), isAddress: false }, { part, isAddress: true });
    end = match.index + part.length;
  }
  return [...parts, { part: text.slice(end), isAddress: false }].filter(({ part }) => part !== '');
}
