import type { ReactNode } from 'react';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { lazySection } from '@oracle-astra/shared/components';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { AuthorName } from '../people/author-name';
import { ClampedText, CardFooter, LatestComment, Card } from './discussion-card.styles';
import { OwnerActions } from './owner-actions';
import { StarTags } from '../people/star-tags';
import { VoteButtons } from './vote-buttons';

/** Loads separately, because only search results need it. */
const MarkedText = lazySection(
  async () => (await import(/* webpackChunkName: "forum-marked-text" */ './marked-text')).MarkedText,
  ({ text }) => text,
);

interface DiscussionCardProps {
  discussion: Discussion;
  /** The heading level. */
  level?: 2 | 3;
  /** The line above the title: author or time. */
  header: ReactNode;
  showLatest?: boolean;
  /** The search query whose words are marked. */
  query?: string;
}

/** A discussion in a list, with a link to its page. */
export function DiscussionCard({ discussion, level = 2, header, showLatest = false, query }: DiscussionCardProps) {
  const t = useTranslations();
  const { did, title, description, comment_count: count } = discussion;
  const Heading = level === 2 ? 'h2' : 'h3';
  const to = siteRoutes.discussion(slugify(title), did);
  return (
    <Card>
      {header}
      <Heading lang={getTextLang(title)}>
        <AppLink to={to}>{query === undefined ? title : <MarkedText text={title} query={query} />}</AppLink>
      </Heading>
      <ClampedText className="small mute read" lang={getTextLang(description)}>
        {query === undefined ? description : <MarkedText text={description} query={query} />}
      </ClampedText>
      <StarTags {...discussion} />
      <CardFooter>
        <VoteButtons target={{ did }} author={discussion.uid} votes={discussion} />
        <AppLink to={`${to}#comments`}>
          <Icon name="talk" size={20} />
          {t('forum.discussion.comments', { count })}
        </AppLink>
        <OwnerActions {...discussion} />
      </CardFooter>
      {showLatest && discussion.latest_comment !== null && (
        <LatestComment>
          <ClampedText lang={getTextLang(discussion.latest_comment)}>
            <AuthorName name={discussion.latest_comment_display_name ?? ''} /> <span className="mute">{discussion.latest_comment}</span>
          </ClampedText>
        </LatestComment>
      )}
    </Card>
  );
}
