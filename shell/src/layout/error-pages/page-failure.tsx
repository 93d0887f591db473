import { formatClock } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Container, Icon, PageMeta, StateArt, useSiteDetails } from '@oracle-astra/shared/ui';
import { StateBox } from './state-box';
import { useRetry } from './use-retry';

/** Formats 'forum-1.4.2-7f3a91' as 'forum 1.4.2 · 7f3a91'. */
export const formatRelease = (release: string) => release.replace(/^(.+)-(\d[^-]*)-([^-]+)$/, '$1 $2 · $3');

/** The screen of a page whose code or data failed to load, or that threw. It retries automatically for a while. */
export function PageFailure({ release }: { release: string | null }) {
  const t = useTranslations();
  // A site of its own may take no payments.
  const siteWorks = useSiteDetails().frame === undefined ? t('shell.pageFailure.siteWorks') : t('shell.pageFailure.otherPagesWork');
  const { busy, secondsLeft, retry } = useRetry();
  return (
    <Container>
      <PageMeta title={t('shell.pageFailure.title')} description={siteWorks} />
      <StateBox role="alert">
        <StateArt kind="error" />
        <h1>{t('shell.pageFailure.title')}</h1>
        <p className="mute read">
          <span>{siteWorks}</span>{' '}
          <span aria-live="off">
            {busy && <span>{t('shell.pageFailure.retrying')}</span>}
            {!busy && secondsLeft !== null && <span>{t('shell.pageFailure.nextRetry', { time: formatClock(secondsLeft) })}</span>}
          </span>
        </p>
        <Button variant="primary" wide busy={busy} busyText={t('shell.pageFailure.busy')} onClick={retry}>
          <Icon name="refresh" size={20} />
          {t('shell.pageFailure.retry')}
        </Button>
        {release !== null && (
          <p className="tiny mute">
            {t.rich('shell.pageFailure.release', {
              release: formatRelease(release),
              strong: (content) => <b className="num nowrap">{content}</b>,
            })}
          </p>
        )}
      </StateBox>
    </Container>
  );
}
