import type { MouseEvent } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

/** Links to the form for a new discussion; visitors are asked to log in first. */
export function StartDiscussion() {
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();

  function requestLogin(event: MouseEvent) {
    event.preventDefault();
    dispatch(toastShown('warn', copy.loginFirst));
    dispatch(loginRequested());
  }

  return (
    <ButtonLink variant="primary" wide to={siteRoutes.forumCreate} onClick={isSignedIn ? undefined : requestLogin}>
      {copy.startDiscussion}
    </ButtonLink>
  );
}
