import type { MouseEvent } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { ButtonLink } from '@oracle-astra/shared/ui';

/** Links to the form for a new discussion; visitors are asked to log in first. */
export function StartDiscussion() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();

  function requestLogin(event: MouseEvent) {
    event.preventDefault();
    dispatch(toastShown('warn', t('forum.login.first')));
    dispatch(loginRequested());
  }

  return (
    <ButtonLink variant="primary" wide to={siteRoutes.forumCreate} onClick={isSignedIn ? undefined : requestLogin}>
      {t('forum.list.start')}
    </ButtonLink>
  );
}
