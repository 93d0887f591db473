import styled from 'styled-components';
import { siteRoutes, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, detectLanguage } from '@oracle-astra/shared/format';
import { BackLink } from '@oracle-astra/shared/components';
import { words } from '../../copy';
import { Byline } from '../../parts/byline';
import { StarTags } from '../../parts/star-tags';
import { PostTitle } from '../../parts/titles';
import { VoteCounts } from '../../parts/vote-counts';
import { paragraphsOf } from './paragraphs-of';

const Post = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** A discussion whole, without its comments. */
export function DiscussionPost({ discussion }: { discussion: Discussion }) {
  const { title, description, created_at: at } = discussion;
  return (
    <Post>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{words.forum}</BackLink>
      <PostTitle lang={detectLanguage(title)}>{title}</PostTitle>
      <Byline author={discussion} at={at} atText={formatDateTime(at)} linked />
      <StarTags {...discussion} />
      <div className="stack read" lang={detectLanguage(description)}>
        {paragraphsOf(description).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <VoteCounts {...discussion} />
    </Post>
  );
}
