import type { MouseEvent } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { site } from '@oracle-astra/shared/contract';
import { loginAsked, toast, useSession } from '@oracle-astra/shared/session';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

/** The way to a new discussion; visitors are asked to log in first. */
export function StartDiscussion() {
  const { signedIn } = useSession();
  const dispatch = useAppDispatch();

  function askLogin(event: MouseEvent) {
    event.preventDefault();
    dispatch(toast('warn', copy.loginFirst));
    dispatch(loginAsked());
  }

  return (
    <ButtonLink kind="go" wide to={site.forumCreate} onClick={signedIn ? undefined : askLogin}>
      {copy.startDiscussion}
    </ButtonLink>
  );
}
