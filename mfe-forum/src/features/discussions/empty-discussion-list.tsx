import { StateArt } from '@oracle-astra/shared/art';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { ButtonLink, EmptyState } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

/** The empty state of a list of discussions, with the reason: past the last page, no search results, or none yet. */
export function EmptyDiscussionList({ query, note, isOutOfRange }: { query?: string; note?: string; isOutOfRange: boolean }) {
  const latestLink = <ButtonLink to={siteRoutes.forum({ page: '1' })}>{copy.latestDiscussions}</ButtonLink>;
  if (isOutOfRange) {
    return (
      <EmptyState art={<StateArt kind="nothing-found" />} title="There is nothing on this page" action={latestLink}>
        The list ends before it.
      </EmptyState>
    );
  }
  if (query !== undefined) {
    return (
      <EmptyState art={<StateArt kind="nothing-found" />} title={`Nothing found for “${query}”`} action={latestLink}>
        {note ?? 'Try fewer words, or the name of a sign, a nakshatra or a mahadasha.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState art={<StateArt kind="empty" />} title="No discussions yet">
      The first one earns {points.discussion} points.
    </EmptyState>
  );
}
