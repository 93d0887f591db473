import styled from 'styled-components';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, detectLanguage } from '@oracle-astra/shared/format';
import { ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { counted } from '../../parts/counted';
import { StarTags } from '../../parts/star-tags';
import { SideTitle } from '../../parts/titles';

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A post as its author wrote it. */
export function OwnPost({ discussion }: { discussion: Discussion }) {
  const { did, title, description, created_at: at, upvotes, comment_count: comments } = discussion;
  return (
    <section className="stack">
      <SideTitle lang={detectLanguage(title)}>{title}</SideTitle>
      <StarTags {...discussion} />
      <Words className="read" lang={detectLanguage(description)}>
        {description}
      </Words>
      <DescriptionList
        rows={[
          { term: 'Posted', value: formatDateTime(at) },
          { term: 'So far', value: `${counted(upvotes, 'upvote')}, ${counted(comments, 'comment')}` },
        ]}
      />
      <div>
        <ButtonLink to={siteRoutes.discussion(slugify(title), did)}>See the discussion</ButtonLink>
      </div>
    </section>
  );
}
