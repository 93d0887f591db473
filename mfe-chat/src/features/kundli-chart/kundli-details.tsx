import type { Kundli } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useState } from 'react';
import { useLazyModule } from '../../components/use-lazy-module';
import { BirthNotes } from './birth-notes';
import { ChartPanel } from './chart-panel';
import { DashaSection } from './sections/dasha-section';
import { DoshaSection } from './sections/dosha-section';
import { KundliTools } from './kundli-tools';
import { PanchangSection } from './sections/panchang-section';
import { PrintStyle } from './print-style';
import { YogaSection } from './sections/yoga-section';

const loadLifeEvents = () => import(/* webpackChunkName: "chat-life-events" */ './life-events');

/** The complete kundli below its first chart. */
export function KundliDetails({ bid, kundli }: { bid: string; kundli: Kundli }) {
  const t = useTranslations();
  return (
    <div className="stack-6" data-kundli>
      <PrintStyle />
      <PersonLine kundli={kundli} />
      <BirthNotes kundli={kundli} />
      <ChartPanel bid={bid} kundli={kundli} />
      {kundli.time_known && (
        <>
          <DashaSection kundli={kundli}>
            <LifeEventsPart bid={bid} />
          </DashaSection>
          <YogaSection yogas={kundli.yogas} />
        </>
      )}
      {(kundli.time_known || kundli.sade_sati) && <DoshaSection kundli={kundli} />}
      <PanchangSection kundli={kundli} />
      <p className="tiny mute read">{t('chat.reading.method')}</p>
      <KundliTools bid={bid} />
    </div>
  );
}

function PersonLine({ kundli: { person, time_known } }: { kundli: Kundli }) {
  const t = useTranslations();
  const { full_name, dob, tob, pob } = person;
  const date = formatDate(dob.split('/').reverse().join('-'), t);
  const time = time_known ? tob : t('chat.savedBirths.timeUnknown');
  return (
    <p>
      <b lang={getTextLang(full_name)}>{full_name}</b>{' '}
      <span className="small mute">{t('chat.reading.person', { date, time, place: pob })}</span>
    </p>
  );
}

function LifeEventsPart({ bid }: { bid: string }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(loadLifeEvents, isOpen);
  if (module) return <module.LifeEvents bid={bid} />;
  return (
    <div className="stack-2 noprint">
      <p className="small mute read">{t('chat.reading.eventsLead')}</p>
      {hasFailed && <Callout tone="bad">{t('chat.reading.eventsNotLoaded')}</Callout>}
      <div>
        <Button small busy={isOpen && !hasFailed} onClick={() => (hasFailed ? retry() : setOpen(true))}>
          {t('chat.reading.events')}
        </Button>
      </div>
    </div>
  );
}
