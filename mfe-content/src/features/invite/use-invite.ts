import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { specTexts } from '@oracle-astra/shared/contract';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { useContentSendInviteMutation } from '../../api/invites';
import { formatMobileInput, parseMobileInput } from './mobile-input';

/** The state of the invitation form; the number is cleared only after an invitation was sent. */
export function useInvite() {
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useContentSendInviteMutation();
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();

  async function submit() {
    const digits = parseMobileInput(number);
    if (digits === null) return setError('Write the number as 987-654-3210.');
    if (!isSignedIn) return void dispatch(loginRequested());
    const { data, error: failure } = await send(digits);
    if (failure) return void dispatch(toastShown('bad', formatError(failure, specTexts.exception)));
    dispatch(toastShown('good', data?.message ?? 'Invitation sent.'));
    setNumber('');
  }

  return {
    number,
    error,
    busy: isLoading,
    change(typed: string) {
      setNumber(formatMobileInput(typed));
      setError(undefined);
    },
    submit,
  };
}
