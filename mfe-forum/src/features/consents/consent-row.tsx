import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { consentTexts, siteRoutes, type Consent } from '@oracle-astra/shared/contract';
import { formatDate, formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { useForumSetConsentMutation } from '../../api/privacy';
import { showFailure, showSuccess } from '../../components/show-failure';
import { consentMessages } from './consent-messages';

const Row = styled.li`
  display: grid;
  gap: var(--s-2);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
`;

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Consents from before texts had versions show no day. */
function formatState({ given_at: givenAt, given_version: version, withdrawn_at: withdrawnAt }: Consent, t: Translate): string {
  if (givenAt !== null)
    return version !== null && dayPattern.test(version)
      ? t('forum.privacy.givenText', { at: formatDateTime(givenAt, t), version: formatDate(version, t) })
      : t('forum.privacy.given', { at: formatDateTime(givenAt, t) });
  return withdrawnAt === null ? t('forum.privacy.notGiven') : t('forum.privacy.withdrawn', { at: formatDateTime(withdrawnAt, t) });
}

/** A consent: its text, whether it is given, and the button that gives or withdraws it. */
export function ConsentRow({ consent }: { consent: Consent }) {
  const t = useTranslations();
  const { title, text } = consentMessages[consent.item];
  return (
    <Row>
      <b>{t(title)}</b>
      <p className="small">{t(text)}</p>
      <p className="tiny mute">{formatState(consent, t)}</p>
      <div>
        <ConsentAction consent={consent} name={t(title)} />
      </div>
    </Row>
  );
}

function ConsentAction({ consent: { item, given_at: givenAt }, name }: { consent: Consent; name: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [setConsent, { isLoading }] = useForumSetConsentMutation();
  const isGiven = givenAt !== null;
  if (item === 'account') return <AppLink to={siteRoutes.deleteAccount}>{t('forum.privacy.toDelete')}</AppLink>;
  // Only the page of notifications asks the browser for its permission.
  if (item === 'push' && !isGiven) return <AppLink to={siteRoutes.notifications}>{t('forum.privacy.toPush')}</AppLink>;

  async function change(kind: 'push' | 'model') {
    // The version is that of the text of this page.
    const { error } = await setConsent({ item: kind, is_given: !isGiven, version: consentTexts[kind] });
    if (error) showFailure(error, t, dispatch);
    else showSuccess(t(isGiven ? 'forum.privacy.withdrawnDone' : 'forum.privacy.agreedDone'), t, dispatch);
  }

  return (
    <Button
      small
      busy={isLoading}
      aria-label={t(isGiven ? 'forum.privacy.withdrawFrom' : 'forum.privacy.agreeTo', { name })}
      onClick={() => void change(item)}
    >
      {t(isGiven ? 'forum.privacy.withdraw' : 'forum.privacy.agree')}
    </Button>
  );
}
