import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';

const hidden = keyframes`from{visibility:hidden}`;
const slide = keyframes`from{transform:translateX(-100%)}to{transform:translateX(250%)}`;

const Track = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  overflow: hidden;
  pointer-events: none;
  animation: ${hidden} 1ms 100ms backwards;
`;

const Bar = styled.div`
  width: 40%;
  height: 100%;
  background: var(--saffron);
  animation: ${slide} 1.2s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    width: 100%;
    animation: none;
  }
`;

/** Shows that a page is loading, if that takes longer than 100 ms. */
export function ProgressBar() {
  const t = useTranslations();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Track role="progressbar" aria-label={t('shell.frame.loading')}>
      <Bar />
    </Track>
  );
}
