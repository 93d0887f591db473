import styled from 'styled-components';
import { siteRoutes, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, detectLanguage } from '@oracle-astra/shared/format';
import { BackLink } from '@oracle-astra/shared/components';
import { Byline } from '../../components/byline';
import { StarTags } from '../../components/star-tags';
import { PostTitle } from '../../components/titles.styles';
import { VoteCounts } from '../../components/vote-counts';
import { copy } from '../../copy';
import { splitParagraphs } from './split-paragraphs';

const Post = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** The full text of a discussion, without its comments. */
export function DiscussionPost({ discussion }: { discussion: Discussion }) {
  const { title, description, created_at: at } = discussion;
  return (
    <Post>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{copy.forum}</BackLink>
      <PostTitle lang={detectLanguage(title)}>{title}</PostTitle>
      <Byline author={discussion} at={at} atText={formatDateTime(at)} isLinked />
      <StarTags {...discussion} />
      <div className="stack read" lang={detectLanguage(description)}>
        {splitParagraphs(description).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <VoteCounts {...discussion} />
    </Post>
  );
}
