import { StateArt } from '@oracle-astra/shared/art';
import { formatClock } from '@oracle-astra/shared/format';
import { Button, Icon, PageMeta, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { StateBox } from './state-box';
import { useRetry } from './use-retry';

/** Formats 'forum-1.4.2-7f3a91' as 'forum 1.4.2 · 7f3a91'. */
export const formatRelease = (release: string) => release.replace(/^(.+)-(\d[^-]*)-([^-]+)$/, '$1 $2 · $3');

/** The screen of a page whose code or data failed to load, or that threw. It retries for a while. */
export function PageFailure({ release }: { release: string | null }) {
  const { busy, secondsLeft, retry } = useRetry();
  return (
    <Container>
      <PageMeta title="This page did not load" description={copy.notCharged} />
      <StateBox role="alert">
        <StateArt kind="error" />
        <h1>This page did not load</h1>
        <p className="mute read">
          {copy.notCharged}{' '}
          <span aria-live="off">
            {busy && 'We are trying again now.'}
            {!busy && secondsLeft !== null && `We try again by ourselves in ${formatClock(secondsLeft)}.`}
          </span>
        </p>
        <Button variant="primary" wide busy={busy} busyText="Trying again" onClick={retry}>
          <Icon name="refresh" size={20} />
          Retry
        </Button>
        {release !== null && (
          <p className="tiny mute">
            If you write to us, name <b className="num nowrap">{formatRelease(release)}</b>
          </p>
        )}
      </StateBox>
    </Container>
  );
}
