import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useSignIn } from '../../components/people/use-sign-in';

/** Links to the form for a new discussion; visitors are asked to log in first. */
export function StartDiscussion() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();

  async function logInFirst(event: MouseEvent) {
    event.preventDefault();
    if ((await signIn(t('forum.login.first'))) && isOnPage()) await navigate(siteRoutes.forumCreate);
  }

  return (
    <ButtonLink variant="primary" wide to={siteRoutes.forumCreate} onClick={isSignedIn ? undefined : (event) => void logInFirst(event)}>
      {t('forum.list.start')}
    </ButtonLink>
  );
}
