import styled from 'styled-components';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { StarTags } from '../../components/star-tags';
import { SideTitle } from '../../components/titles.styles';

const PostText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The user's own post with its text as typed. */
export function OwnPost({ discussion }: { discussion: Discussion }) {
  const t = useTranslations();
  const { did, title, description, created_at: at, upvotes, comment_count: comments } = discussion;
  return (
    <section className="stack">
      <SideTitle lang={getTextLang(title)}>{title}</SideTitle>
      <StarTags {...discussion} />
      <PostText className="read" lang={getTextLang(description)}>
        {description}
      </PostText>
      <DescriptionList
        rows={[
          { term: t('forum.edit.posted'), value: formatDateTime(at, t) },
          { term: t('forum.edit.soFar'), value: t('forum.edit.reactions', { upvotes, comments }) },
        ]}
      />
      <div>
        <ButtonLink to={siteRoutes.discussion(slugify(title), did)}>{t('forum.edit.see')}</ButtonLink>
      </div>
    </section>
  );
}
