import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { IconLink } from '@oracle-astra/shared/ui';

const NarrowOnly = styled.span`
  ${media.l} {
    display: none;
  }
`;

/** The URL hash that opens the history drawer. */
export const drawerHash = '#history';

/** Opens the history drawer on narrow windows. The drawer has its own address, so that Back closes it. */
export function HistoryLink() {
  const t = useTranslations();
  const { search } = useLocation();
  return (
    <NarrowOnly>
      <IconLink icon="history" label={t('chat.history.title')} to={{ search, hash: drawerHash }} preventScrollReset />
    </NarrowOnly>
  );
}
