import { useId } from 'react';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { AppLink, DescriptionList } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';

const rows: { term: PlainMessageId; value: number }[] = [
  { term: 'forum.guide.discussion', value: points.discussion },
  { term: 'forum.guide.comment', value: points.comment },
  { term: 'forum.guide.vote', value: points.vote },
  { term: 'forum.guide.upvote', value: points.upvoteReceived },
];

/** Lists how many points each activity earns. */
export function PointsGuide() {
  const t = useTranslations();
  const heading = useId();
  return (
    <section className="stack-2" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.guide.title')}</SideTitle>
      <DescriptionList rows={rows.map(({ term, value }) => ({ term: t(term), value: <span className="gold">+{value}</span> }))} />
      <p className="tiny mute">
        {t.rich('forum.guide.limits', {
          daily: points.dailyCap,
          points: points.perQuestion,
          link: (text) => <AppLink to={siteRoutes.forumLearnMore}>{text}</AppLink>,
        })}
      </p>
    </section>
  );
}
