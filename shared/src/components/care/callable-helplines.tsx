import styled from 'styled-components';
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

interface CallableHelplinesProps {
  helplines: Record<'mind' | 'emergency', { number: string }>;
}

/** Helplines that can be dialled without the internet, for a page that is offline or whose text the server could not read. */
export function CallableHelplines({ helplines: { mind, emergency } }: CallableHelplinesProps) {
  const t = useTranslations();
  return (
    <List>
      <span>{t('shared.care.withoutInternet')}</span>
      <a href={`tel:${mind.number}`}>{t('shared.care.mind', { number: mind.number })}</a>
      <a href={`tel:${emergency.number}`}>{t('shared.care.emergency', { number: emergency.number })}</a>
    </List>
  );
}
