import { useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, ButtonLink, Dialog, DialogActions } from '@oracle-astra/shared/ui';
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
  return (
    <Dialog open title={t('commerce.outcome.error')} onClose={onClose}>
      <p>{outcome.kind === 'failed' ? t('commerce.outcome.failed') : outcome.message}</p>
      <DialogActions>
        <Button small onClick={onClose}>
          {t('commerce.outcome.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
