import styled from 'styled-components';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { AppLink, Button, ButtonLink, EmptyState, StateArt } from '@oracle-astra/shared/ui';

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
}

/** Replaces the chat while no Kundli is selected or nobody is signed in. */
export function ChatEmptyState({ type, title }: ChatEmptyStateProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const choices = type === null ? astrologers : [type];
  return (
    <Box>
      <Header>
        <h1 className={isSignedIn && type === null ? 'sr' : undefined}>{title}</h1>
      </Header>
      {isSignedIn ? (
        <EmptyState
          art={<StateArt kind="empty" />}
          title={t('chat.session.chooseTitle')}
          action={
            <div className="row">
              {choices.map((name) => (
                <ButtonLink key={name} variant="secondary" small to={siteRoutes.createKundli({ type: name })}>
                  {t('chat.common.chatWith', { astrologer: name })}
                </ButtonLink>
              ))}
            </div>
          }
        >
          {t('chat.session.chooseDetails')}{' '}
          <AppLink to={siteRoutes.freeKundliCeleb(type === null ? {} : { type })}>{t('chat.session.chooseCelebrity')}</AppLink>
        </EmptyState>
      ) : (
        <EmptyState
          title={t('chat.session.loggedOutTitle')}
          action={
            <Button variant="primary" small onClick={() => dispatch(loginRequested())}>
              {t('chat.session.logIn')}
            </Button>
          }
        >
          {t('chat.session.loggedOutDetails')}
        </EmptyState>
      )}
    </Box>
  );
}
