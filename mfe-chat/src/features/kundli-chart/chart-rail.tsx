import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { lazyPart } from '../../components/lazy-part';

const wide = '(min-width: 1280px)';

const Rail = styled.aside`
  display: none;
  @media ${wide} {
    display: grid;
    align-content: start;
    gap: var(--s-4);
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: 0 var(--s-5) var(--s-5);
    border-left: 1px solid var(--night-rule);
    h2 {
      display: flex;
      align-items: center;
      min-height: 3.5rem;
      font-size: var(--t-l);
      line-height: var(--l-l);
    }
  }
`;

const RailContent = lazyPart(async () => (await import(/* webpackChunkName: "chat-charts" */ './rail-content')).RailContent);

interface ChartRailProps {
  bid: string;
  isCelebrity: boolean;
}

/** The chart beside the conversation on wide windows; on others its script is not loaded. */
export function ChartRail({ bid, isCelebrity }: ChartRailProps) {
  const t = useTranslations();
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  const title = isCelebrity ? t('chat.rail.celebrity') : t('chat.chart.yours');
  return (
    <Rail data-rail aria-label={title}>
      <h2>{title}</h2>
      {isWide && <RailContent bid={bid} title={title} />}
    </Rail>
  );
}
