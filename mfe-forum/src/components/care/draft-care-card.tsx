import type { Ref } from 'react';
import { siteRoutes, type CareCard as Care } from '@oracle-astra/shared/contract';
import { reportCareCall } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { CareCard } from '@oracle-astra/shared/components';
import { AppLink, Button } from '@oracle-astra/shared/ui';

/** Refused because of the care check, failed for another reason, or posted. */
export type DraftState = 'refused' | 'failed' | 'posted';

interface DraftCareCardProps {
  ref?: Ref<HTMLElement>;
  care: Care;
  busy?: boolean;
  state: DraftState;
  onPostAnyway?: () => void;
}

/** Help for the author of a text that expresses despair or danger, with a button to post it in case of a false alarm. */
export function DraftCareCard({ ref, care, state, busy, onPostAnyway }: DraftCareCardProps) {
  const t = useTranslations();
  return (
    <CareCard ref={ref} label={t('forum.care.label')} care={care} text={care.text} onCall={(number) => reportCareCall({ ...care, number })}>
      <p className="small">
        <AppLink to={siteRoutes.helplines}>{t('forum.care.all')}</AppLink>
      </p>
      {state === 'posted' && <p className="small">{t('forum.care.posted')}</p>}
      {state === 'refused' && (
        <>
          <p className="small">{t('forum.care.kept')}</p>
          <div>
            <Button small busy={busy} onClick={onPostAnyway}>
              {t('forum.care.postAnyway')}
            </Button>
          </div>
        </>
      )}
    </CareCard>
  );
}
