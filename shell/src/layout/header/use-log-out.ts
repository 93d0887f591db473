import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { signedOut, useSharedDispatch } from '@oracle-astra/shared/session';

const revokeTimeoutMs = 3000;

/** Revokes the token, clears the session and goes home, also when the server does not respond. */
export function useLogOut(): () => Promise<void> {
  const [revoke] = useLogOutMutation();
  const dispatch = useSharedDispatch();
  const navigate = useNavigate();
  return async () => {
    await Promise.race([revoke(), new Promise((resolve) => setTimeout(resolve, revokeTimeoutMs))]);
    dispatch(signedOut());
    await navigate(siteRoutes.home);
  };
}
