import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { Button, ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding: var(--s-5) var(--s-4);
  border: 1px solid var(--night-rule);
  border-radius: var(--r-m);
`;

interface FollowUpProps {
  astrologer: Astrologer;
  title: string;
  /** Where a chat about the same chart begins. */
  addressOf: (astrologer: Astrologer) => string;
  /** Begins anew with the same astrologer where that is the page that one is on. */
  onAgain?: () => void;
}

/** What one can do once a chat is over: it stays to be read, and another can begin. */
export function FollowUp({ astrologer, title, addressOf, onAgain }: FollowUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJustEnded = onAgain !== undefined;
  useEffect(() => {
    // The button that ended the chat is gone, and the focus with it.
    if (hasJustEnded) heading.current?.focus();
  }, [hasJustEnded]);
  return (
    <Box aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="lead">
        {title}
      </h2>
      <p className="small mute">It stays in your history. A new chat about the same chart can begin at any time.</p>
      <div className="row">
        {astrologers.map((name) =>
          name === astrologer && onAgain ? (
            <Button key={name} small onClick={onAgain}>
              {copy.chatWith(name)}
            </Button>
          ) : (
            <ButtonLink key={name} small to={addressOf(name)}>
              {copy.chatWith(name)}
            </ButtonLink>
          ),
        )}
      </div>
    </Box>
  );
}
