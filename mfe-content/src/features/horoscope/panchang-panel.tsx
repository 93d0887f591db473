import styled from 'styled-components';
import { nakshatras, type Panchang } from '@oracle-astra/shared/contract';
import { formatTime } from '@oracle-astra/shared/format';
import { DescriptionList, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useContentGetPanchangQuery } from '../../api/panchang';
import { karanaName, tithiName, yogaName } from './panchang-names';
import { SideTitle } from './side-title.styles';

const FixedHeight = styled.div`
  display: grid;
  align-content: start;
  min-height: 18rem;
  padding-top: var(--s-3);
`;

/** The panchang of a date in Delhi; hidden on failure, because the horoscope is complete without it. */
export function PanchangPanel({ date }: { date: string }) {
  const { data, isError } = useContentGetPanchangQuery(date);
  if (isError) return null;
  return (
    <section className="stack-2" aria-labelledby="panchang">
      <SideTitle id="panchang">Panchang, Delhi</SideTitle>
      {data ? (
        <DescriptionList rows={toRows(data.panchang)} />
      ) : (
        <Loading label="Loading the panchang">
          <FixedHeight>
            <SkeletonText lines={7} />
          </FixedHeight>
        </Loading>
      )}
    </section>
  );
}

function toRows({ tithi, nakshatra, yoga, karana, sunrise, sunset, rahu_kalam }: Panchang) {
  const time = (iso: string | null) => (iso === null ? '–' : formatTime(iso));
  return [
    { term: 'Tithi', value: tithiName(tithi.value) },
    { term: 'Nakshatra', value: nakshatras[nakshatra.value - 1] ?? '' },
    { term: 'Yoga', value: yogaName(yoga.value) },
    { term: 'Karana', value: karanaName(karana.value) },
    { term: 'Sunrise', value: time(sunrise) },
    { term: 'Sunset', value: time(sunset) },
    { term: 'Rahu Kalam', value: rahu_kalam ? `${time(rahu_kalam.start)} – ${time(rahu_kalam.end)}` : '–' },
  ];
}
