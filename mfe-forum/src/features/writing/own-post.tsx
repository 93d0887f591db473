import styled from 'styled-components';
import { site, slugOf, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, languageOf } from '@oracle-astra/shared/format';
import { ButtonLink, Ledger } from '@oracle-astra/shared/ui';
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
      <SideTitle lang={languageOf(title)}>{title}</SideTitle>
      <StarTags {...discussion} />
      <Words className="read" lang={languageOf(description)}>
        {description}
      </Words>
      <Ledger
        rows={[
          { term: 'Posted', value: formatDateTime(at) },
          { term: 'So far', value: `${counted(upvotes, 'upvote')}, ${counted(comments, 'comment')}` },
        ]}
      />
      <div>
        <ButtonLink to={site.discussion(slugOf(title), did)}>See the discussion</ButtonLink>
      </div>
    </section>
  );
}
