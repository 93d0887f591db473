import type { ReactNode } from 'react';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { detectLanguage } from '@oracle-astra/shared/format';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { counted } from './counted';
import { StarTags } from './star-tags';
import { Clamped, Foot, Latest, TalkBox } from './talk-look';
import { VoteCounts } from './vote-counts';

interface TalkProps {
  discussion: Discussion;
  /** The level of its heading in the page's order. */
  level?: 2 | 3;
  /** Stands above the title: who wrote it, or when. */
  head: ReactNode;
  /** Shows the comment that came last. */
  latest?: boolean;
}

/** A discussion of a list: its title leads to the whole. */
export function Talk({ discussion, level = 2, head, latest = false }: TalkProps) {
  const { did, title, description, comment_count: comments } = discussion;
  const Heading = level === 2 ? 'h2' : 'h3';
  const to = siteRoutes.discussion(slugify(title), did);
  return (
    <TalkBox>
      {head}
      <Heading lang={detectLanguage(title)}>
        <AppLink to={to}>{title}</AppLink>
      </Heading>
      <Clamped className="small mute read" lang={detectLanguage(description)}>
        {description}
      </Clamped>
      <StarTags {...discussion} />
      <Foot>
        <VoteCounts {...discussion} />
        <AppLink to={`${to}#comments`}>
          <Icon name="talk" size={20} />
          {counted(comments, 'comment')}
        </AppLink>
      </Foot>
      {latest && discussion.latest_comment !== null && (
        <Latest>
          <Clamped lang={detectLanguage(discussion.latest_comment)}>
            <b>{discussion.latest_comment_display_name}</b> <span className="mute">{discussion.latest_comment}</span>
          </Clamped>
        </Latest>
      )}
    </TalkBox>
  );
}
