import { useId } from 'react';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, DescriptionList } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';

const rows = [
  { term: 'A discussion', value: points.discussion },
  { term: 'A comment', value: points.comment },
  { term: 'A vote', value: points.vote },
  { term: 'An upvote received', value: points.upvoteReceived },
].map(({ term, value }) => ({ term, value: <span className="gold">+{value}</span> }));

/** Lists how many points each activity earns. */
export function PointsGuide() {
  const heading = useId();
  return (
    <section className="stack-2" aria-labelledby={heading}>
      <SideTitle id={heading}>How points come</SideTitle>
      <DescriptionList rows={rows} />
      <p className="tiny mute">
        Up to {points.dailyCap} a day. {points.perQuestion} points are one Oracle question.{' '}
        <AppLink to={siteRoutes.forumLearnMore}>How points work</AppLink>
      </p>
    </section>
  );
}
