import styled, { keyframes } from 'styled-components';
import { isApiError, useGetChartQuery } from '@oracle-astra/shared/api';
import { signs, type Chart } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { planetLabels, signLabels } from '@oracle-astra/shared/terms';
import { ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { useChat, useStreamedText } from '../../components/chat-context';
import { getCurrentDasha } from './sections/current-dasha';
import { getHouseSign } from './figure/house-layout';
import { NorthIndianChart } from './figure/north-indian-chart';
import { findNamedHouses } from './find-named-houses';

/** The maximum number of rows below the chart, for the houses that were mentioned last. */
const maxRows = 4;

const light = keyframes`from{opacity:0}`;

/* The house that was mentioned last is drawn on top. */
const Figure = styled.div`
  .lit {
    animation: ${light} 220ms var(--ease);
  }
  .lit:not(:nth-last-of-type(1)) {
    opacity: 0.45;
  }
  @media (prefers-reduced-motion: reduce) {
    .lit {
      animation: none;
    }
  }
`;

function describeHouse(chart: Chart, house: number, t: Translate): string {
  const sign = signs[getHouseSign(chart, house) - 1] ?? 'Aries';
  const names = chart.planets.filter((planet) => planet.house === house).map(({ name }) => t(planetLabels[name]));
  return [t(signLabels[sign]), ...names].join(', ');
}

/** The houses that the reply mentions while it streams, and afterwards those on which it is based. */
function useNamedHouses(): number[] {
  const streamed = useStreamedText();
  const { items, isCare } = useChat();
  const last = items.at(-1);
  if (isCare) return [];
  if (last?.kind === 'streaming') return findNamedHouses(streamed);
  if (last?.kind !== 'reply' || last.details.care) return [];
  const named = findNamedHouses(last.text);
  return [...(last.details.houses ?? []).filter((house) => !named.includes(house)), ...named];
}

/** The chart, with the houses that the last reply mentions and their planets. */
export function RailContent({ bid, title }: { bid: string; title: string }) {
  const t = useTranslations();
  const houses = useNamedHouses();
  const now = useNow();
  const { currentData: data, error } = useGetChartQuery(bid);
  if (isApiError(error) && error.code === 'birth_time_unknown') return <WithoutTime bid={bid} />;
  if (!data) return null;
  const { chart } = data;
  const rows = houses
    .slice(-maxRows)
    .reverse()
    .map((house) => ({ term: t('chat.rail.house', { house: String(house) }), value: describeHouse(chart, house, t) }));
  const dasha = getCurrentDasha(chart, now);
  const lords = dasha ? [dasha.maha, ...(dasha.antar ? [dasha.antar] : [])].map(({ lord }) => t(planetLabels[lord])) : [];
  return (
    <>
      <Figure>
        <NorthIndianChart chart={chart} label={title} highlighted={houses} isSmall />
      </Figure>
      {houses.length > 0 && <p className="tiny mute">{t('chat.rail.legend')}</p>}
      <DescriptionList rows={[...rows, { term: t('chat.rail.dasha'), value: lords.join(', ') }]} />
      <OpenKundli bid={bid} />
    </>
  );
}

function WithoutTime({ bid }: { bid: string }) {
  const t = useTranslations();
  return (
    <>
      <p className="small mute">{t('chat.rail.untimed')}</p>
      <OpenKundli bid={bid} />
    </>
  );
}

function OpenKundli({ bid }: { bid: string }) {
  const t = useTranslations();
  return (
    <div>
      <ButtonLink small variant="plain" to={`/create-kundli?bid=${encodeURIComponent(bid)}`}>
        {t('chat.rail.open')}
      </ButtonLink>
    </div>
  );
}
