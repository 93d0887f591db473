import { useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { SpinResult } from './use-spin';

/** The prize of the wheel; Recharge takes it to the packs. */
export function WinDialog({ result, onClose }: { result: SpinResult; onClose: () => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { percent, coupon, expires_at: until } = result;
  return (
    <Dialog open title={t('commerce.wheel.won', { percent })} onClose={onClose}>
      <p className="small">{t('commerce.wheel.wonText', { date: formatDate(until, t) })}</p>
      <DialogActions>
        <Button small onClick={onClose}>
          {t('commerce.wheel.cancel')}
        </Button>
        <Button small variant="primary" onClick={() => void navigate(siteRoutes.recharges, { state: { finalValue: percent, coupon } })}>
          {t('commerce.wheel.recharge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
