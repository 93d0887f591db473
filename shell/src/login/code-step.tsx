import type { FormEvent } from 'react';
import { otpCode as codeSchema } from '@oracle-astra/shared/contract';
import { OtpInput } from '@oracle-astra/shared/forms';
import { Button } from '@oracle-astra/shared/ui';
import { spec } from '../copy';
import { LocalModeNote } from './local-mode-note';
import type { SentCode, StepProps } from './login-progress';
import { ResendCode } from './resend-code';
import { SentTo } from './sent-to';
import { StepForm } from './step-form';
import { useVerification } from './use-verification';

/** The second step: the six digits of the SMS. */
export function CodeStep({ heading, sent, progress, onProgress }: StepProps & { heading: string; sent: SentCode }) {
  const { mobile, code } = progress;
  const { verify, busy, reason, setReason } = useVerification();

  function check() {
    const checked = codeSchema.safeParse(code);
    if (checked.success) void verify({ mobile, code, token: sent.token });
    else setReason(checked.error.issues[0]?.message ?? '');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    check();
  }

  return (
    <>
      <h2 id={heading}>Enter the code</h2>
      <SentTo mobile={mobile} local={sent.local} onChange={() => onProgress({ sent: null, code: '' })} />
      <StepForm noValidate onSubmit={submit}>
        <OtpInput label="Code" value={code} error={reason || undefined} autoFocus onChange={(next) => onProgress({ code: next })} onEnter={() => !busy && check()} />
        {sent.local && <LocalModeNote mobile={mobile} />}
        <Button variant="primary" type="submit" busy={busy} busyText={spec.login.verifying}>
          Verify
        </Button>
      </StepForm>
      <ResendCode
        key={sent.at}
        mobile={mobile}
        availableAt={sent.nextAt}
        onSent={(next) => {
          setReason('');
          onProgress({ sent: next, code: '' });
        }}
      />
    </>
  );
}
