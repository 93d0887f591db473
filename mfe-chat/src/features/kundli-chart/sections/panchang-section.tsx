import styled from 'styled-components';
import { nakshatras, type Kundli } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { nakshatraLabels } from '@oracle-astra/shared/terms';
import { DescriptionList } from '@oracle-astra/shared/ui';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-6) var(--s-10);
  align-items: start;
`;

/** The panchang of the birth, and the bindus of the houses. */
export function PanchangSection({ kundli }: { kundli: Kundli }) {
  const t = useTranslations();
  const { panchang, nakshatra, bindus, ayanamsa, utc_offset, zone } = kundli;
  const rows = [
    { term: t('chat.reading.weekday'), value: panchang.vara ?? panchang.weekday },
    { term: t('chat.reading.tithi'), value: panchang.tithi },
    { term: t('chat.reading.nakshatra'), value: nakshatra && t(nakshatraLabels[nakshatras[nakshatra - 1] ?? 'Ashwini']) },
    { term: t('chat.reading.yoga'), value: panchang.yoga },
    { term: t('chat.reading.karana'), value: panchang.karana },
    { term: t('chat.reading.sunrise'), value: panchang.sunrise },
    { term: t('chat.reading.sunset'), value: panchang.sunset },
    { term: t('chat.reading.zone'), value: t('chat.reading.zoneValue', { offset: utc_offset, zone }) },
    { term: t('chat.reading.ayanamsa'), value: t('chat.reading.ayanamsaValue', { degrees: ayanamsa.toFixed(2) }) },
  ].filter(({ value }) => value !== null);
  return (
    <section className="stack" aria-labelledby="kundli-panchang">
      <h2 id="kundli-panchang">{t('chat.reading.panchang')}</h2>
      <Grid>
        <DescriptionList rows={rows} />
        {bindus.length > 0 && <Bindus bindus={bindus} />}
      </Grid>
    </section>
  );
}

function Bindus({ bindus }: { bindus: readonly number[] }) {
  const t = useTranslations();
  const rows = bindus.map((count, index) => ({
    term: t('chat.reading.houseTitle', {
      house: t('chat.reading.nthHouse', { house: String(index + 1) }),
      theme: t('chat.reading.theme', { house: String(index + 1) }),
    }),
    value: t('chat.reading.bindus', { count, band: count < 25 ? 'weak' : count <= 30 ? 'even' : 'strong' }),
  }));
  return (
    <div className="stack-2">
      <h3 className="lead">{t('chat.reading.ashtakavarga')}</h3>
      <p className="small mute">{t('chat.reading.ashtakavargaLead')}</p>
      <DescriptionList rows={rows} />
    </div>
  );
}
