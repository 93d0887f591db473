import { Fragment } from 'react';
import styled from 'styled-components';
import { splitMatches } from './split-matches';

const Mark = styled.mark`
  background: var(--saffron-wash);
  color: inherit;
`;

/** A text with the words of a search marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ part, isMatch }, index) =>
    isMatch ? <Mark key={index}>{part}</Mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
