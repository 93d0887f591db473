import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { Button, ButtonLink, EmptyState } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { HistoryLink } from './chat-frame';

const Box = styled.section`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
  padding: var(--s-6) var(--s-4);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** Stands where a conversation would: it needs a chart, and a person who is signed in. */
export function NoChat({ type, title }: { type: Astrologer | null; title: string }) {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const choices = type === null ? astrologers : [type];
  return (
    <Box>
      <Head>
        <h1>{title}</h1>
        {isSignedIn && <HistoryLink />}
      </Head>
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
