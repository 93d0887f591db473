import styled from 'styled-components';
import { siteRoutes, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { BackLink } from '@oracle-astra/shared/components';
import { Byline } from '../../components/byline';
import { StarTags } from '../../components/star-tags';
import { PostTitle } from '../../components/titles.styles';
import { VoteCounts } from '../../components/vote-counts';
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
  const t = useTranslations();
  const { title, description, created_at: at } = discussion;
  return (
    <Post>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{t('forum.nav.astroHub')}</BackLink>
      <PostTitle lang={getTextLang(title)}>{title}</PostTitle>
      <Byline author={discussion} at={at} atText={formatDateTime(at, t)} isLinked />
      <StarTags {...discussion} />
      <div className="stack read" lang={getTextLang(description)}>
        {splitParagraphs(description).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <VoteCounts {...discussion} />
    </Post>
  );
}
