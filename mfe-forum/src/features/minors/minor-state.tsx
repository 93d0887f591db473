import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useForumGetPrivacyQuery } from '../../api/privacy';
import { Part } from '../../components/part';
import { OwnBirth } from './own-birth';
import { ParentLink } from './parent-link';

/** Says what a person under 18 can and cannot do here, why, and what a parent can do. */
export function MinorState() {
  const t = useTranslations();
  const { data } = useForumGetPrivacyQuery();
  if (data?.minor === undefined) return null;
  const { has_consent: hasConsent, adult_on: adultOn } = data.minor;
  return (
    <Part id="minor" title={t('forum.minor.title')}>
      <p>{t(hasConsent ? 'forum.minor.agreed' : 'forum.minor.notAgreed', { date: formatDate(adultOn, t) })}</p>
      <p className="small">{t('forum.minor.never')}</p>
      <p className="small">{t('forum.minor.help')}</p>
      {!hasConsent && <ParentLink />}
      <OwnBirth />
    </Part>
  );
}
