import type { ReactNode } from 'react';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { AuthorName } from './author-name';
import { ClampedText, CardFooter, LatestComment, Card } from './discussion-card.styles';
import { StarTags } from './star-tags';
import { VoteCounts } from './vote-counts';

interface DiscussionCardProps {
  discussion: Discussion;
  /** The heading level. */
  level?: 2 | 3;
  /** The line above the title: author or time. */
  header: ReactNode;
  showLatest?: boolean;
}

/** A discussion in a list, with a link to its page. */
export function DiscussionCard({ discussion, level = 2, header, showLatest = false }: DiscussionCardProps) {
  const t = useTranslations();
  const { did, title, description, comment_count: count } = discussion;
  const Heading = level === 2 ? 'h2' : 'h3';
  const to = siteRoutes.discussion(slugify(title), did);
  return (
    <Card>
      {header}
      <Heading lang={getTextLang(title)}>
        <AppLink to={to}>{title}</AppLink>
      </Heading>
      <ClampedText className="small mute read" lang={getTextLang(description)}>
        {description}
      </ClampedText>
      <StarTags {...discussion} />
      <CardFooter>
        <VoteCounts {...discussion} />
        <AppLink to={`${to}#comments`}>
          <Icon name="talk" size={20} />
          {t('forum.discussion.comments', { count })}
        </AppLink>
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
