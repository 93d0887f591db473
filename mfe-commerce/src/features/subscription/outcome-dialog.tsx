import { useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, ButtonLink, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import { useAcknowledge } from '../../components/use-acknowledge';
import type { SubscribeOutcome } from './use-verify-subscription';

/** The outcome of subscribing: Thank you, whose Ok opens the home page, or the reason of the failure. */
export function OutcomeDialog({ outcome, onClose }: { outcome: SubscribeOutcome; onClose: () => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  if (outcome.kind === 'thankYou')
    return (
      <Dialog open title={t('commerce.outcome.thankYou')} onClose={() => void navigate(siteRoutes.home)}>
        <p>{outcome.message}</p>
        <DialogActions>
          <ButtonLink small to={siteRoutes.myActivePlans}>
            {t('commerce.activePlan.title')}
          </ButtonLink>
          <ButtonLink small variant="secondary" to={siteRoutes.home}>
            {t('commerce.outcome.ok')}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    );
  if (outcome.kind === 'credited') return <CreditedDialog outcome={outcome} onClose={onClose} />;
  const text = outcome.kind === 'failed' ? t('commerce.outcome.failed') : outcome.message;
  return <ReadDialog title={t('commerce.outcome.error')} text={text} onClose={onClose} />;
}

interface CreditedDialogProps {
  outcome: Extract<SubscribeOutcome, { kind: 'credited' }>;
  onClose: () => void;
}

/** An earlier recharge that has arrived, shown before the person pays for the plan too. */
function CreditedDialog({ outcome, onClose }: CreditedDialogProps) {
  const t = useTranslations();
  useAcknowledge(outcome.order_id);
  const title = t('commerce.payment.paid', { wallet: formatRupees(outcome.wallet * 100) });
  const text = t('commerce.outcome.credited', { amount: formatRupees(outcome.amount, { paise: outcome.amount % 100 !== 0 }) });
  return <ReadDialog title={title} text={text} onClose={onClose} />;
}

function ReadDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button small onClick={onClose}>
          {t('commerce.outcome.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
