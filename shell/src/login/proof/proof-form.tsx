import { useEffect, useRef, useState } from 'react';
import { formatError, useGetMeQuery, useValidateOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, otpCode } from '@oracle-astra/shared/contract';
import { OtpInput, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { alertShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { LocalModeNote } from '../local-mode-note';
import type { SentCode } from '../login-progress';
import { reportLoginFailure } from '../report-login-failure';
import { PasskeyProof } from '../passkey/passkey-proof';
import { ResendCode } from '../resend-code';
import { StepForm } from '../step-form';
import { useCodeRequest } from '../use-code-request';

/** Sends a code to the person's own number and verifies it, or uses a passkey. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useTranslations();
  const { data: me, error, isFetching, refetch } = useGetMeQuery();
  const [sent, setSent] = useState<SentCode | null>(null);
  if (me !== undefined) {
    const mobile = me.mobile.slice(countryCode.length);
    return sent === null ? (
      <SendStep mobile={mobile} onSent={setSent} onProven={onProven} />
    ) : (
      <ProofCode key={sent.at} mobile={mobile} sent={sent} onSent={setSent} onProven={onProven} />
    );
  }
  if (error !== undefined)
    return (
      <>
        <p role="alert">{formatError(error, t)}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('shell.proof.retry')}
        </Button>
      </>
    );
  return (
    <Loading label={t('shell.proof.loading')}>
      <Skeleton $kind="control" />
    </Loading>
  );
}

interface StepProps {
  mobile: string;
  onSent: (sent: SentCode) => void;
  onProven: () => void;
}

function SendStep({ mobile, onSent, onProven }: StepProps) {
  const t = useTranslations();
  const { request, busy } = useCodeRequest(onSent, 'proof');
  const [reason, setReason] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const send = async () => {
    setReason('');
    setReason((await request(mobile)) ?? '');
  };
  return (
    <>
      <p>{t('shell.proof.lead', { number: formatNumber(mobile) })}</p>
      <p className="small mute">{t('shell.proof.kept')}</p>
      {reason && (
        <p className="small" role="alert">
          {reason}
        </p>
      )}
      <Button ref={button} variant="primary" busy={busy} busyText={t('shell.proof.sending')} onClick={() => void send()}>
        {t('shell.proof.send')}
      </Button>
      <PasskeyProof onProven={onProven} />
    </>
  );
}

const formatNumber = (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

const validateCode = validateWith<{ code: string }, string>(otpCode, { toRequest: ({ code }) => code, fields: { '': 'code' } });

interface ProofCodeProps extends StepProps {
  sent: SentCode;
}

function ProofCode({ mobile, sent, onSent, onProven }: ProofCodeProps) {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [code, setCode] = useState('');
  const [validateOtp] = useValidateOtpMutation();
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: { code },
    onChange: (changed) => setCode(changed.code ?? ''),
    validate: validateCode,
    async onSubmit(otp) {
      formProps.ref.current?.querySelector('input')?.focus();
      if (sent.token === null) return void dispatch(alertShown(t('shell.login.noToken')));
      const typed = { mobile: countryCode + mobile, otp, token: sent.token, device: 'web', renews_token: true };
      const { data, error } = await validateOtp(typed);
      if (data) return onProven();
      const http = t('shell.login.verifyFailed');
      const reason = reportLoginFailure(error, { refused: (text) => text || http, http }, t, dispatch);
      if (reason) return { code: reason };
    },
  });
  const number = formatNumber(mobile);
  return (
    <>
      <p className="small mute num">{sent.local ? t('shell.login.codeFor', { number }) : t('shell.login.sentTo', { number })}</p>
      <StepForm {...formProps}>
        <OtpInput
          label={t('shell.login.code')}
          value={code}
          error={errors.code}
          autoFocus
          onChange={(next) => change({ code: next })}
          onComplete={() => void submit()}
          onEnter={() => void submit()}
        />
        {sent.local && <LocalModeNote mobile={mobile} />}
        <Button variant="primary" type="submit" busy={isSubmitting} busyText={t('shell.login.verifying')}>
          {t('shell.proof.confirm')}
        </Button>
      </StepForm>
      <ResendCode mobile={mobile} purpose="proof" availableAt={sent.nextAt} onSent={onSent} />
    </>
  );
}
