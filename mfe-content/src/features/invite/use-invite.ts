import { useRef, useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toFieldErrors, useForm, type Form } from '@oracle-astra/shared/forms';
import { loginRequested, toastShown, useOnSignedIn, useSession } from '@oracle-astra/shared/session';
import { useContentSendInviteMutation } from '../../api/invites';
import { validateInvite, type InviteValues } from './mobile-input';

/** The invitation form. The number is cleared only after an invitation was sent. */
export function useInvite(): Form<InviteValues> {
  const t = useTranslations();
  const [mobile, setMobile] = useState('');
  const [send] = useContentSendInviteMutation();
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();
  const waiting = useRef<string | null>(null);

  async function invite(digits: string) {
    if (!isSignedIn) {
      waiting.current = digits;
      return void dispatch(loginRequested());
    }
    const { error } = await send(digits);
    if (error) {
      const refused = toFieldErrors(error, { mobile: 'mobile' }, t);
      if (!refused) dispatch(toastShown('bad', formatError(error, t, t('shared.failures.internalError'))));
      return refused;
    }
    dispatch(toastShown('good', t('content.invite.sent')));
    // Another number may have been typed meanwhile.
    setMobile((current) => (current === mobile ? '' : current));
  }

  const form = useForm({
    values: { mobile },
    onChange: (changed) => setMobile(changed.mobile ?? ''),
    validate: validateInvite,
    onSubmit: invite,
  });
  // After the login the invitation is sent, unless the number has changed.
  useOnSignedIn(() => {
    const isSame = waiting.current === mobile.replaceAll('-', '');
    waiting.current = null;
    if (isSame) void form.submit();
  });
  return form;
}
