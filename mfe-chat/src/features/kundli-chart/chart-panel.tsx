import { useState } from 'react';
import type { ChartStyle, Kundli } from '@oracle-astra/shared/contract';
import { SegmentedRadioGroup } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ChartColumns, LiveReading } from './chart-columns.styles';
import { ChartFigure, PrintedSideBySide } from './figure/chart-figure';
import { getChartCells, type ChartKind } from './figure/chart-cells';
import { keepChartStyle, readChartStyle } from './figure/chart-style';
import { HouseReading } from './house-reading';
import { PlanetTable } from './sections/planet-table';
import { TouchChart, type ChartSelection } from './figure/touch-chart';

/** The birth chart and D9 in both styles, with the reading of the selection. */
export function ChartPanel({ bid, kundli }: { bid: string; kundli: Kundli }) {
  const t = useTranslations();
  const [style, setStyle] = useState<ChartStyle>(readChartStyle);
  const [kind, setKind] = useState<ChartKind>('birth');
  const [selection, setSelection] = useState<ChartSelection | null>(null);
  const hasTime = kundli.ascendant !== null;
  const shownStyle = hasTime ? style : 'south';
  const chooseStyle = (next: ChartStyle) => {
    setStyle(next);
    keepChartStyle(next);
  };
  return (
    <ChartColumns>
      <div className="stack-2">
        {hasTime && (
          <div className="row noprint">
            <StyleChoice value={style} onChange={chooseStyle} />
            <KindChoice value={kind} onChange={setKind} />
          </div>
        )}
        <Charts
          kundli={kundli}
          kind={kind}
          chartStyle={shownStyle}
          selection={selection}
          onSelect={hasTime ? (house) => setSelection({ house, planet: null }) : undefined}
        />
        <p className="tiny mute noprint">{t(hasTime ? 'chat.reading.legend' : 'chat.reading.legendUntimed')}</p>
      </div>
      <div className="stack-6">
        {/* Always mounted, because screen readers announce only changes of an existing live region. */}
        <LiveReading>
          {selection && kind === 'birth' && (
            <HouseReading
              bid={bid}
              kundli={kundli}
              selection={selection}
              onSelectPlanet={(planet) => setSelection({ ...selection, planet })}
            />
          )}
        </LiveReading>
        <PlanetTable
          kundli={kundli}
          onSelect={
            hasTime
              ? (planet) => {
                  setKind('birth');
                  setSelection({ house: planet.house ?? 1, planet });
                }
              : undefined
          }
        />
      </div>
    </ChartColumns>
  );
}

interface ChartsProps extends Pick<Parameters<typeof TouchChart>[0], 'chartStyle' | 'selection' | 'onSelect'> {
  kundli: Kundli;
  kind: ChartKind;
}

function Charts({ kundli, kind, chartStyle, selection, onSelect }: ChartsProps) {
  const t = useTranslations();
  const names = { birth: t('chat.reading.birthChart'), navamsha: t('chat.reading.navamshaChart') };
  const kinds = kundli.ascendant === null ? (['birth'] as const) : (['birth', 'navamsha'] as const);
  return (
    <PrintedSideBySide>
      {kinds.map((each) => (
        <ChartFigure key={each} name={names[each]} isShown={kind === each}>
          <TouchChart
            label={names[each]}
            cells={getChartCells(kundli, each, chartStyle)}
            chartStyle={chartStyle}
            planets={kundli.planets}
            selection={each === 'birth' ? selection : null}
            onSelect={each === 'birth' ? onSelect : undefined}
          />
        </ChartFigure>
      ))}
    </PrintedSideBySide>
  );
}

function StyleChoice({ value, onChange }: { value: ChartStyle; onChange: (value: ChartStyle) => void }) {
  const t = useTranslations();
  const options = [
    { value: 'north' as const, label: t('chat.reading.north') },
    { value: 'south' as const, label: t('chat.reading.south') },
  ];
  return <SegmentedRadioGroup label={t('chat.reading.style')} name="chart-style" options={options} value={value} onChange={onChange} />;
}

function KindChoice({ value, onChange }: { value: ChartKind; onChange: (value: ChartKind) => void }) {
  const t = useTranslations();
  const options = [
    { value: 'birth' as const, label: t('chat.reading.birth') },
    { value: 'navamsha' as const, label: 'D9' },
  ];
  return <SegmentedRadioGroup label={t('chat.reading.kind')} name="chart-kind" options={options} value={value} onChange={onChange} />;
}
