import styled from 'styled-components';
import { helplines, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';

const List = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--s-4);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;

/** Helplines that stay in view in a chat with care. */
export function Helplines() {
  const t = useTranslations();
  const { mind, emergency } = helplines;
  return (
    <List>
      <a href={`tel:${mind.number}`}>{t('shared.care.mind', { number: mind.number })}</a>
      <a href={`tel:${emergency.number}`}>{t('shared.care.emergency', { number: emergency.number })}</a>
      <AppLink to={siteRoutes.helplines}>{t('chat.care.all')}</AppLink>
    </List>
  );
}
