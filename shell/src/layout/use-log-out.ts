import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { signedOut, useSharedDispatch } from '@oracle-astra/shared/session';

const patienceMs = 3000;

/** Revokes the token, forgets it, and goes to the first page. Who asks to leave leaves, even when the line is down. */
export function useLogOut(): () => Promise<void> {
  const [revoke] = useLogOutMutation();
  const dispatch = useSharedDispatch();
  const navigate = useNavigate();
  return async () => {
    await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    dispatch(signedOut());
    await navigate(siteRoutes.home);
  };
}
