import styled from 'styled-components';
import { helplines } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';

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

/** The helplines that can be called without the internet, for a page that has lost it or whose words nobody could read. */
export function CallableHelplines() {
  const t = useTranslations();
  const { mind, emergency } = helplines;
  return (
    <List>
      <span>{t('shared.care.withoutInternet')}</span>
      <a href={`tel:${mind.number}`}>{t('shared.care.mind', { number: mind.number })}</a>
      <a href={`tel:${emergency.number}`}>{t('shared.care.emergency', { number: emergency.number })}</a>
    </List>
  );
}
