import type { SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { formatCount, formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, DescriptionList, DialogActions } from '@oracle-astra/shared/ui';
import { toInstant } from './plan-usage';

interface CancelWarningProps {
  subscription: SubscriptionStatusResponse;
  onYes: () => void;
  onNo: () => void;
}

/** Step 1: what is lost, in figures. */
export function CancelWarning({ subscription, onYes, onNo }: CancelWarningProps) {
  const t = useTranslations();
  const { end_date: end, remaining_questions: remaining } = subscription;
  return (
    <>
      <p className="small">{t('commerce.cancel.warningText')}</p>
      <DescriptionList
        rows={[
          { term: t('commerce.cancel.usableUntil'), value: end === null ? '–' : formatDateTime(toInstant(end), t) },
          { term: t('commerce.cancel.questionsLeft'), value: formatCount(remaining) },
        ]}
      />
      <p className="small mute">{t('commerce.cancel.warningQuestion')}</p>
      <DialogActions>
        <Button small variant="secondary" onClick={onNo}>
          {t('shared.action.no')}
        </Button>
        <Button small variant="danger" onClick={onYes}>
          {t('shared.action.yes')}
        </Button>
      </DialogActions>
    </>
  );
}
