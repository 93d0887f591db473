import { useState, type ReactNode } from 'react';
import type { DashaPeriod, Kundli } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { planetLabels } from '@oracle-astra/shared/terms';
import { DashaBar } from './dasha-bar';
import { getPratyantardashas } from './pratyantardashas';

const findRunning = <Period extends DashaPeriod>(periods: readonly Period[], now: number): Period | undefined =>
  periods.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));

/** Vimshottari dashas in three levels: selecting a period shows the next level. The current periods are selected at first. */
export function DashaSection({ kundli: { dashas }, children }: { kundli: Kundli; children?: ReactNode }) {
  const t = useTranslations();
  const now = useNow();
  const [openMaha, setOpenMaha] = useState<string | null>(null);
  const [openAntar, setOpenAntar] = useState<string | null>(null);
  const maha = dashas.find(({ start }) => start === openMaha) ?? findRunning(dashas, now) ?? dashas[0];
  if (!maha) return null;
  const antar = maha.antardashas.find(({ start }) => start === openAntar) ?? findRunning(maha.antardashas, now) ?? maha.antardashas[0];
  const third = antar ? getPratyantardashas(maha.lord, antar) : [];
  const runningMaha = findRunning(dashas, now);
  const runningAntar = runningMaha && findRunning(runningMaha.antardashas, now);
  return (
    <section className="stack-6" aria-labelledby="kundli-dasha">
      <div className="stack-2">
        <h2 id="kundli-dasha">{t('chat.reading.dasha')}</h2>
        {runningMaha && runningAntar && (
          <p>
            {t('chat.reading.dashaNow', {
              maha: t(planetLabels[runningMaha.lord]),
              antar: t(planetLabels[runningAntar.lord]),
              date: formatDate(runningAntar.end, t),
            })}
          </p>
        )}
      </div>
      <DashaBar
        label={t('chat.reading.mahadashas')}
        periods={dashas}
        open={maha.start}
        now={now}
        onOpen={({ start }) => {
          setOpenMaha(start);
          setOpenAntar(null);
        }}
      />
      <DashaBar
        label={t('chat.reading.antardashas', { lord: t(planetLabels[maha.lord]) })}
        periods={maha.antardashas}
        open={antar?.start ?? null}
        now={now}
        onOpen={({ start }) => setOpenAntar(start)}
      />
      {antar && (
        <DashaBar
          label={t('chat.reading.pratyantardashas', { maha: t(planetLabels[maha.lord]), antar: t(planetLabels[antar.lord]) })}
          periods={third}
          open={null}
          now={now}
        />
      )}
      {children}
    </section>
  );
}
