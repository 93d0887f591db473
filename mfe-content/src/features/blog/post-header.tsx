import styled from 'styled-components';
import { siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { BackLink } from '@oracle-astra/shared/components';
import { Container } from '@oracle-astra/shared/ui';
import { toPlainText } from './plain-text';
import { formatPostDate, getReadingMinutes } from './post-meta';

const Header = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
  h1 {
    max-width: 17em;
  }
`;

/** Title, date and reading time of a post, and its language if that is not the page's. */
export function PostHeader({ post }: { post: BlogPost }) {
  const t = useTranslations();
  const title = toPlainText(post.title.rendered);
  const lang = getTextLang(title);
  return (
    <Container>
      <Header>
        <BackLink to={siteRoutes.blogs()}>{t('content.blogs.back')}</BackLink>
        <h1 lang={lang}>{title}</h1>
        <p className="small mute">{t('content.post.meta', { date: formatPostDate(post, t), count: getReadingMinutes(post) })}</p>
        {lang !== t.locale && <p className="small mute">{t('content.post.language', { language: lang })}</p>}
      </Header>
    </Container>
  );
}
