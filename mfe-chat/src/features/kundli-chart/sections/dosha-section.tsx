import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Kundli, ManglikReading } from '@oracle-astra/shared/contract';
import { Tag } from '@oracle-astra/shared/components';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-6) var(--s-10);
  align-items: start;
`;

function Dosha({ title, status, children }: { title: string; status: ReactNode; children: ReactNode }) {
  return (
    <div className="stack-2">
      <div className="row">
        <h3 className="lead">{title}</h3>
        {status}
      </div>
      {children}
    </div>
  );
}

/** Manglik, Sade Sati, Kaal Sarp and Pitra, with their reasons and reliefs. */
export function DoshaSection({ kundli: { manglik, kaal_sarp, pitra, sade_sati } }: { kundli: Kundli }) {
  const t = useTranslations();
  return (
    <section className="stack" aria-labelledby="kundli-doshas">
      <div className="stack-2">
        <h2 id="kundli-doshas">{t('chat.reading.doshas')}</h2>
        <p className="small mute read">{t('chat.reading.doshasLead')}</p>
      </div>
      <Grid>
        {manglik && <Manglik manglik={manglik} />}
        {sade_sati && <SadeSati reading={sade_sati} />}
        {manglik && (
          <Dosha
            title={t('chat.reading.kaalSarp')}
            status={<Status holds={kaal_sarp !== null} isRelieved={kaal_sarp?.relieved ?? false} />}
          >
            <p className="small">
              {kaal_sarp ? t('chat.reading.kaalSarpIs', { relieved: kaal_sarp.relieved ? 'yes' : 'no' }) : t('chat.reading.kaalSarpNot')}
            </p>
          </Dosha>
        )}
        {pitra && (
          <Dosha title={t('chat.reading.pitra')} status={null}>
            <p className="small">{t('chat.reading.pitraText')}</p>
          </Dosha>
        )}
      </Grid>
    </section>
  );
}

function Status({ holds, isRelieved }: { holds: boolean; isRelieved: boolean }) {
  const t = useTranslations();
  const state = holds ? (isRelieved ? 'relieved' : 'there') : 'none';
  return <Tag tone={state === 'there' ? undefined : 'good'}>{t('chat.reading.doshaState', { state })}</Tag>;
}

function Manglik({ manglik }: { manglik: ManglikReading }) {
  const t = useTranslations();
  const { is_manglik, from_lagna, from_moon, from_venus, reliefs } = manglik;
  const count = (house: number) =>
    t('chat.reading.marsCounts', { house: String(house), counts: [1, 2, 4, 7, 8, 12].includes(house) ? 'yes' : 'no' });
  const rows = [
    { term: t('chat.chart.ascendant'), value: count(from_lagna) },
    { term: t('chat.chart.moon'), value: count(from_moon) },
    { term: t('shared.planets.venus'), value: count(from_venus) },
  ];
  return (
    <Dosha title={t('chat.reading.manglik')} status={<Status holds={is_manglik} isRelieved={reliefs.length > 0} />}>
      <p className="small">{t(is_manglik ? 'chat.reading.manglikIs' : 'chat.reading.manglikNot')}</p>
      <DescriptionList rows={rows} />
      {is_manglik && reliefs.length > 0 && (
        <ul className="small">
          {reliefs.map((relief) => (
            <li key={relief}>{t('chat.reading.relief', { relief })}</li>
          ))}
        </ul>
      )}
    </Dosha>
  );
}

function SadeSati({ reading: { phase, periods } }: { reading: NonNullable<Kundli['sade_sati']> }) {
  const t = useTranslations();
  const rows = periods.map(({ start, end, stays }) => ({
    term: t('chat.reading.span', { start: formatDate(start, t), end: formatDate(end, t) }),
    value: t('chat.reading.stays', { count: stays.length }),
  }));
  const status = <Tag tone={phase === null ? 'good' : undefined}>{t('chat.reading.sadeSatiPhase', { phase: String(phase ?? 0) })}</Tag>;
  return (
    <Dosha title={t('chat.reading.sadeSati')} status={status}>
      <p className="small">{t('chat.reading.sadeSatiText')}</p>
      <DescriptionList rows={rows} />
    </Dosha>
  );
}
