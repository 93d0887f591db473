import styled from 'styled-components';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, detectLanguage } from '@oracle-astra/shared/format';
import { ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { pluralize } from '../../components/pluralize';
import { StarTags } from '../../components/star-tags';
import { SideTitle } from '../../components/titles.styles';

const PostText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The user's own post with its text as typed. */
export function OwnPost({ discussion }: { discussion: Discussion }) {
  const { did, title, description, created_at: at, upvotes, comment_count: comments } = discussion;
  return (
    <section className="stack">
      <SideTitle lang={detectLanguage(title)}>{title}</SideTitle>
      <StarTags {...discussion} />
      <PostText className="read" lang={detectLanguage(description)}>
        {description}
      </PostText>
      <DescriptionList
        rows={[
          { term: 'Posted', value: formatDateTime(at) },
          { term: 'So far', value: `${pluralize(upvotes, 'upvote')}, ${pluralize(comments, 'comment')}` },
        ]}
      />
      <div>
        <ButtonLink to={siteRoutes.discussion(slugify(title), did)}>See the discussion</ButtonLink>
      </div>
    </section>
  );
}
