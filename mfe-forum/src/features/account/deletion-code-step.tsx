import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatFailure, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { countryCode, otpCode, siteRoutes } from '@oracle-astra/shared/contract';
import { OtpInput, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { alertShown, signedOut, toastShown, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { Button, DialogActions } from '@oracle-astra/shared/ui';
import { useForumDeleteAccountMutation } from '../../api/account';
import { LocalModeNote } from '../../components/local-mode-note';
import { WhoseAccount } from './whose-account';

interface CodeValues {
  code: string;
}

const validate = validateWith<CodeValues, string>(otpCode, { toRequest: ({ code }) => code, fields: { '': 'code' } });

interface DeletionCodeStepProps {
  mobile: string;
  token: string | null;
  onBack: () => void;
  onClose: () => void;
}

/** The second step: six digits, which confirm the deletion. */
export function DeletionCodeStep({ mobile, token, onBack, onClose }: DeletionCodeStepProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();
  const [code, setCode] = useState('');
  const [remove] = useForumDeleteAccountMutation();
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: { code },
    onChange: (changed) => setCode(changed.code ?? ''),
    validate,
    async onSubmit(otp) {
      formProps.ref.current?.querySelector('input')?.focus();
      if (token === null) return showAlert(t('forum.deletion.noToken'));
      const { data, error } = await remove({ mobile: countryCode + mobile, otp, token });
      if (!data?.jwt) return showAlert(data ? (data.message ?? t('forum.deletion.notVerified')) : explain(error));
      onClose();
      const isSignedOut = data.signed_out !== false;
      const done = isSignedOut ? t('forum.deletion.done') : t('forum.deletion.otherDone', { mobile: `+91 ${mobile}` });
      dispatch(isOnPage() ? alertShown(done) : toastShown('good', done));
      if (!isSignedOut) return;
      // The session's token is no longer valid.
      dispatch(signedOut());
      if (isOnPage()) await navigate(siteRoutes.home);
    },
  });

  function explain(error: unknown): string {
    if (!isApiError(error) || error.kind === 'network') return t('shared.failures.internalError');
    const failed = t('forum.deletion.notVerified');
    return error.kind === 'http' ? failed : formatFailure(error, t, failed);
  }

  return (
    <form className="stack" {...formProps}>
      <p className="small mute">{t('forum.deletion.codeLead', { mobile: `+91 ${mobile}` })}</p>
      <OtpInput
        label={t('forum.deletion.code')}
        value={code}
        error={errors.code}
        autoFocus
        onChange={(next) => change({ code: next })}
        onEnter={() => void submit()}
      />
      <LocalModeNote mobile={mobile} />
      <WhoseAccount mobile={mobile} />
      <p className="small">{t('forum.deletion.final')}</p>
      <DialogActions>
        <Button small onClick={onBack}>
          {t('forum.deletion.otherNumber')}
        </Button>
        <Button small type="submit" variant="danger" busy={isSubmitting} busyText={t('forum.busy.loading')}>
          {t('forum.deletion.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
