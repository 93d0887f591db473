import { reportCareCall, type ApiError } from '@oracle-astra/shared/api';
import { CallableHelplines, CareCard } from '@oracle-astra/shared/components';
import { helplines, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';

/** The help in the failure of a call that contained text; the helplines if no server has read the text. */
export function FailureCare({ error: { care, code, kind } }: { error: ApiError }) {
  const t = useTranslations();
  if (care !== undefined)
    return (
      <CareCard label={t('chat.care.label')} care={care} text={care.text} onCall={(number) => reportCareCall({ ...care, number })}>
        <p className="small">
          <AppLink to={siteRoutes.helplines}>{t('chat.care.all')}</AppLink>
        </p>
      </CareCard>
    );
  if (code !== undefined || kind === 'refused') return null;
  return (
    <p className="tiny mute">
      <CallableHelplines helplines={helplines} />
    </p>
  );
}
