import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;

/** Names the current search and links back to the full list. */
export function SearchSummary({ query }: { query: string }) {
  const t = useTranslations();
  return (
    <Line>
      <span>{t.rich('forum.search.summary', { query, words: (words) => <b lang={getTextLang(query)}>{words}</b> })}</span>
      <AppLink to={siteRoutes.forum({ page: '1' })}>{t('forum.search.clear')}</AppLink>
    </Line>
  );
}
