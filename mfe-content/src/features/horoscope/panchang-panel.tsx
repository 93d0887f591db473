import styled from 'styled-components';
import type { Panchang } from '@oracle-astra/shared/contract';
import { formatTime } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { DescriptionList, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useContentGetPanchangQuery } from '../../api/panchang';
import { karanaName, nakshatraName, tithiName, yogaName } from '../../components/panchang-names';
import { SideTitle } from './side-title.styles';

const FixedHeight = styled.div`
  display: grid;
  align-content: start;
  min-height: 18rem;
  padding-top: var(--s-3);
`;

/** The panchang of a date in Delhi. Hidden on failure, because the horoscope is complete without it. */
export function PanchangPanel({ date }: { date: string }) {
  const t = useTranslations();
  const { currentData: data, isError } = useContentGetPanchangQuery(date);
  if (isError) return null;
  return (
    <section className="stack-2" aria-labelledby="panchang">
      <SideTitle id="panchang">{t('content.panchang.title')}</SideTitle>
      {data ? (
        <DescriptionList rows={toRows(data.panchang, t)} />
      ) : (
        <Loading label={t('content.panchang.loading')}>
          <FixedHeight>
            <SkeletonText lines={7} />
          </FixedHeight>
        </Loading>
      )}
    </section>
  );
}

function toRows({ tithi, nakshatra, yoga, karana, sunrise, sunset, rahu_kalam }: Panchang, t: Translate) {
  const time = (iso: string | null) => (iso === null ? '–' : formatTime(iso, t));
  return [
    { term: t('content.panchang.tithi'), value: tithiName(tithi.value, t) },
    { term: t('content.panchang.nakshatra'), value: nakshatraName(nakshatra.value, t) },
    { term: t('content.panchang.yoga'), value: yogaName(yoga.value, t) },
    { term: t('content.panchang.karana'), value: karanaName(karana.value, t) },
    { term: t('content.panchang.sunrise'), value: time(sunrise) },
    { term: t('content.panchang.sunset'), value: time(sunset) },
    {
      term: t('content.panchang.rahuKalam'),
      value: rahu_kalam ? t('content.panchang.interval', { start: time(rahu_kalam.start), end: time(rahu_kalam.end) }) : '–',
    },
  ];
}
