import { useState } from 'react';
import styled from 'styled-components';
import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Dialog } from '@oracle-astra/shared/ui';
import { useCancelAddress } from './cancel-address';
import { CancelCode } from './cancel-code';
import { CancelMobile } from './cancel-mobile';
import { CancelNow } from './cancel-now';
import { CancelWarning } from './cancel-warning';

const stepCount = 4;
type Step = 1 | 2 | 3 | 4;

const Progress = styled.div`
  display: grid;
  grid-template-columns: repeat(${stepCount}, 1fr);
  gap: var(--s-1);
  padding-right: var(--s-10);
  span {
    height: 3px;
    background: var(--rule);
  }
  .done {
    background: var(--link);
  }
`;

/** Cancels at once, in four steps: warning, number, code, confirmation. When it is closed, it starts again at the first step. */
export function CancelDialog({ subscription, onClose }: { subscription: SubscriptionStatusResponse; onClose: () => void }) {
  const t = useTranslations();
  const { request, keep, clear } = useCancelAddress();
  const [step, setStep] = useState<Step>(request ? 3 : 1);
  const close = () => {
    if (request) clear();
    onClose();
  };
  const titles = {
    1: t('commerce.cancel.warning', { count: subscription.days_remaining }),
    2: t('commerce.cancel.number'),
    3: t('commerce.cancel.code'),
    4: t('commerce.cancel.last'),
  };
  return (
    <Dialog open title={titles[step]} onClose={close}>
      <Progress role="img" aria-label={t('commerce.cancel.step', { step, count: stepCount })}>
        {Array.from({ length: stepCount }, (_, index) => (
          <span key={index} className={index < step ? 'done' : undefined} />
        ))}
      </Progress>
      {step === 1 && <CancelWarning subscription={subscription} onYes={() => setStep(2)} onNo={close} />}
      {step === 2 && (
        <CancelMobile
          onSent={(sent) => {
            keep(sent);
            setStep(3);
          }}
        />
      )}
      {step === 3 && <CancelCode request={request} onVerified={() => setStep(4)} onBack={() => setStep(2)} />}
      {step === 4 && <CancelNow onDone={close} onNo={close} />}
    </Dialog>
  );
}
