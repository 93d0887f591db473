import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { Button, ButtonLink, EmptyState } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

const Box = styled.section`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
  padding: var(--s-6) var(--s-4);
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

interface ChatEmptyStateProps {
  type: Astrologer | null;
  title: string;
  historyLink?: ReactNode;
}

/** Shown in place of a chat while no Kundli is chosen or nobody is signed in. */
export function ChatEmptyState({ type, title, historyLink }: ChatEmptyStateProps) {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const choices = type === null ? astrologers : [type];
  return (
    <Box>
      <Header>
        <h1>{title}</h1>
        {historyLink}
      </Header>
      {isSignedIn ? (
        <EmptyState
          art={<StateArt kind="empty" />}
          title="Choose a Kundli first"
          action={
            <div className="row">
              {choices.map((name) => (
                <ButtonLink key={name} variant="secondary" small to={siteRoutes.createKundli({ type: name })}>
                  {copy.chatWith(name)}
                </ButtonLink>
              ))}
            </div>
          }
        >
          An answer is about one chart. Take a saved one or enter new birth details; nothing is charged for that.
        </EmptyState>
      ) : (
        <EmptyState
          title="You are logged out"
          action={
            <Button variant="primary" small onClick={() => dispatch(loginRequested())}>
              Log In
            </Button>
          }
        >
          Log in again to go on with your chat. What you typed is kept.
        </EmptyState>
      )}
    </Box>
  );
}
