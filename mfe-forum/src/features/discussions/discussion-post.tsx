import styled from 'styled-components';
import { siteRoutes, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { BackLink } from '@oracle-astra/shared/components';
import { Callout } from '@oracle-astra/shared/ui';
import { Byline } from '../../components/posts/byline';
import { OwnerActions } from '../../components/posts/owner-actions';
import { PostText } from '../../components/posts/post-text';
import { ReportButton } from '../../components/posts/report-button';
import { StarTags } from '../../components/people/star-tags';
import { PostTitle } from '../../components/titles.styles';
import { VoteButtons } from '../../components/posts/vote-buttons';
import { ShareButton } from './share-button';
import { splitParagraphs } from './split-paragraphs';

const Post = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  width: 100%;
`;

/** The full text of a discussion, without its comments. */
export function DiscussionPost({ discussion }: { discussion: Discussion }) {
  const t = useTranslations();
  const { did, uid, title, description, created_at: at, edited_at: editedAt } = discussion;
  const isOwn = useSession().uid === uid;
  return (
    <Post>
      <BackLink to={siteRoutes.forum({ page: '1' })}>{t('forum.nav.astroHub')}</BackLink>
      <PostTitle lang={getTextLang(title)}>{title}</PostTitle>
      <Byline author={discussion} at={at} atText={formatDateTime(at, t)} isLinked />
      {editedAt && <p className="tiny mute">{t('forum.discussion.edited', { time: formatDateTime(editedAt, t) })}</p>}
      {discussion.is_hidden && <Callout icon="lock">{t('forum.discussion.hidden')}</Callout>}
      <StarTags {...discussion} />
      <div className="stack read" lang={getTextLang(description)}>
        {splitParagraphs(description).map((paragraph, index) => (
          <p key={index}>
            <PostText text={paragraph} />
          </p>
        ))}
      </div>
      <Actions>
        <VoteButtons target={{ did }} author={uid} votes={discussion} />
        <span>
          <ShareButton title={title} />
          {isOwn ? <OwnerActions {...discussion} /> : <ReportButton target={{ did }} />}
        </span>
      </Actions>
    </Post>
  );
}
