import { useSearchParams } from 'react-router-dom';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { childConsentText } from '@oracle-astra/shared/contract';
import { RetryLine } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useForumAgreeForChildMutation, useForumGetChildQuery } from '../../api/privacy';
import { Part } from '../../components/part';
import { LoginPrompt } from '../../components/people/login-prompt';
import { showFailure, showSuccess } from '../../components/show-failure';

/** Asks a parent who opened the link of a child for consent. Renders nothing without a link in the address. */
export function ChildConsent() {
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const child = query.get('child');
  if (child === null) return null;
  return isSignedIn ? <Asked key={child} child={child} /> : <AskedVisitor />;
}

function AskedVisitor() {
  const t = useTranslations();
  return (
    <Part title={t('forum.minor.askedTitle')}>
      <LoginPrompt>{t('forum.minor.logIn')}</LoginPrompt>
    </Part>
  );
}

function Asked({ child }: { child: string }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useForumGetChildQuery(child);
  return (
    <Part title={t('forum.minor.askedTitle')}>
      {currentData !== undefined && (
        <>
          <p>{t('forum.minor.asked', { name: currentData.name ?? t('forum.minor.unnamed'), end: currentData.mobile_end })}</p>
          <p className="small">{t('forum.minor.agreement')}</p>
          {currentData.is_given ? <p role="status">{t('forum.minor.given')}</p> : <Agree child={child} />}
        </>
      )}
      {currentData === undefined && error !== undefined && (
        <RetryLine message={formatError(error, t)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && error === undefined && (
        <Loading label={t('forum.privacy.loading')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
    </Part>
  );
}

function Agree({ child }: { child: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [agree, { isLoading }] = useForumAgreeForChildMutation();

  async function press() {
    // The version is that of the text of this page.
    const { error } = await agree({ child, version: childConsentText });
    if (error) showFailure(error, t, dispatch);
    else showSuccess(t('forum.privacy.agreedDone'), t, dispatch);
  }

  return (
    <div>
      <Button variant="primary" busy={isLoading} onClick={() => void press()}>
        {t('forum.minor.agree')}
      </Button>
    </div>
  );
}
