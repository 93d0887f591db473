import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { specTexts } from '@oracle-astra/shared/contract';
import { toFieldErrors, useForm, type Form } from '@oracle-astra/shared/forms';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { useContentSendInviteMutation } from '../../api/invites';
import { validateInvite, type InviteValues } from './mobile-input';

/** The invitation form; the number is cleared only after an invitation was sent. */
export function useInvite(): Form<InviteValues> {
  const [mobile, setMobile] = useState('');
  const [send] = useContentSendInviteMutation();
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();

  async function invite(digits: string) {
    if (!isSignedIn) return void dispatch(loginRequested());
    const { data, error } = await send(digits);
    if (error) {
      const refused = toFieldErrors(error, { mobile: 'mobile' });
      if (!refused) dispatch(toastShown('bad', formatError(error, specTexts.exception)));
      return refused;
    }
    dispatch(toastShown('good', data?.message ?? 'Invitation sent.'));
    setMobile('');
  }

  return useForm({
    values: { mobile },
    onChange: (changed) => setMobile(changed.mobile ?? ''),
    validate: validateInvite,
    onSubmit: invite,
  });
}
