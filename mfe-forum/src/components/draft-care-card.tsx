import type { Ref } from 'react';
import { siteRoutes, type CareCard as Care } from '@oracle-astra/shared/contract';
import { reportCareCall } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { CareCard } from '@oracle-astra/shared/components';
import { AppLink, Button } from '@oracle-astra/shared/ui';

interface DraftCareCardProps {
  ref?: Ref<HTMLElement>;
  care: Care;
  busy?: boolean;
  /** Posts the text all the same; undefined where it is posted. */
  onPostAnyway?: (() => void) | undefined;
}

/** The help for the author of a text that speaks of despair or danger, and the way on past a false alarm. */
export function DraftCareCard({ ref, care, busy, onPostAnyway }: DraftCareCardProps) {
  const t = useTranslations();
  return (
    <CareCard ref={ref} label={t('forum.care.label')} care={care} text={care.text} onCall={(number) => reportCareCall({ ...care, number })}>
      <p className="small">
        <AppLink to={siteRoutes.helplines}>{t('forum.care.all')}</AppLink>
      </p>
      {onPostAnyway === undefined ? (
        <p className="small">{t('forum.care.posted')}</p>
      ) : (
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
