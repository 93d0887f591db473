import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { PrivacyOverview } from '../features/consents/privacy-overview';
import { ChildConsent } from '../features/minors/child-consent';
import { Children } from '../features/minors/children';
import { MinorState } from '../features/minors/minor-state';
import { NomineeForm } from '../features/rights/nominee-form';
import { RightsRequests } from '../features/rights/rights-requests';

/** /profile/privacy */
export function Component() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  return (
    <>
      <PageMeta title={t('forum.privacy.title')} description={t('forum.privacy.description')} />
      <PageHeader
        title={t('forum.privacy.title')}
        lead={t('forum.privacy.description')}
        backLink={{ to: siteRoutes.profile(), label: t('forum.nav.myPoints') }}
      />
      <OneColumn>
        <div className="stack-6">
          <ChildConsent />
          {isSignedIn && (
            <>
              <MinorState />
              <PrivacyOverview>
                <Children />
                <NomineeForm />
                <RightsRequests />
              </PrivacyOverview>
            </>
          )}
        </div>
      </OneColumn>
    </>
  );
}
