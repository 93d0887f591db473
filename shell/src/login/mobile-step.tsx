import { useEffect, useRef, type FormEvent } from 'react';
import { mobileNumber, siteRoutes } from '@oracle-astra/shared/contract';
import { CheckboxField, MobileField } from '@oracle-astra/shared/forms';
import { alertShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { spec } from '../copy';
import type { StepProps } from './login-progress';
import { StepForm } from './step-form';
import { useCodeRequest } from './use-code-request';

/** The first step: a number, the terms, and the request for a code. */
export function MobileStep({ heading, progress, onProgress }: StepProps & { heading: string }) {
  const { mobile, agreed } = progress;
  const dispatch = useSharedDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { request, busy, reason, setReason } = useCodeRequest((sent) => onProgress({ sent, code: '' }));
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = mobileNumber.safeParse(mobile);
    if (mobile === '') dispatch(alertShown(spec.login.numberMissing));
    else if (checked.success) void request(mobile);
    else setReason(checked.error.issues[0]?.message ?? '');
  }

  return (
    <>
      <h2 id={heading}>{spec.login.title}</h2>
      <p className="small mute">{spec.login.lead}</p>
      <StepForm noValidate onSubmit={submit}>
        <MobileField ref={field} name="mobile" value={mobile} error={reason || undefined} onChange={(next) => onProgress({ mobile: next })} />
        <CheckboxField name="terms" label={<Terms />} required checked={agreed} onChange={(event) => onProgress({ agreed: event.target.checked })} />
        <div className="stack-2">
          <Button variant="primary" type="submit" disabled={!agreed} busy={busy} busyText={spec.login.getting}>
            {spec.login.get}
          </Button>
          <p className="tiny mute">{agreed ? 'Signing up is free.' : 'Tick the box first. Signing up is free.'}</p>
        </div>
      </StepForm>
    </>
  );
}

function Terms() {
  return (
    <>
      By signing up, you agree to our{' '}
      <a href={siteRoutes.terms} target="_blank" rel="noopener">
        Terms of Use
      </a>{' '}
      and{' '}
      <a href={siteRoutes.privacyPolicy} target="_blank" rel="noopener">
        Privacy Policy
      </a>
    </>
  );
}
