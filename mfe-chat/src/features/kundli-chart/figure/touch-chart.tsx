import type { KeyboardEvent } from 'react';
import { signs, type ChartStyle, type KundliPlanet } from '@oracle-astra/shared/contract';
import { isComposing } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { planetLabels, signLabels } from '@oracle-astra/shared/terms';
import { AspectLines } from './aspect-lines';
import type { ChartCell } from './chart-cells';
import { ChartDrawing } from '../kundli-chart.styles';
import { RetrogradeMark } from './retrograde-mark';

/** The selected house, 1 to 12, and the selected planet in it, if any. */
export interface ChartSelection {
  house: number;
  planet: KundliPlanet | null;
}

interface TouchChartProps {
  label: string;
  cells: readonly ChartCell[];
  chartStyle: ChartStyle;
  planets: readonly KundliPlanet[];
  selection: ChartSelection | null;
  /** Undefined for a chart without selection. */
  onSelect?: (house: number) => void;
}

const lineHeight = 20;

function getCellName({ house, sign, planets }: ChartCell, t: Translate): string {
  const names = planets.map(({ name }) => t(planetLabels[name])).join(', ');
  return t('chat.reading.cellName', {
    house: house === null ? 'none' : String(house),
    sign: t(signLabels[signs[sign - 1] ?? 'Aries']),
    planets: names || 'none',
  });
}

/** A birth chart whose houses can be selected by tap, Enter or Space. */
export function TouchChart({ label, cells, chartStyle, planets, selection, onSelect }: TouchChartProps) {
  const t = useTranslations();
  return (
    <ChartDrawing viewBox="-2 -2 404 404" role="group" aria-label={label}>
      {cells.map((cell) => (
        <Cell key={cell.sign} cell={cell} chartStyle={chartStyle} selection={selection} onSelect={onSelect} name={getCellName(cell, t)} />
      ))}
      {selection && <AspectLines cells={cells} planets={planets} {...selection} />}
    </ChartDrawing>
  );
}

interface CellProps extends Pick<TouchChartProps, 'chartStyle' | 'selection' | 'onSelect'> {
  cell: ChartCell;
  name: string;
}

function Cell({ cell, chartStyle, selection, onSelect, name }: CellProps) {
  const t = useTranslations();
  const { house, sign, signAt, points } = cell;
  const open = () => house !== null && onSelect?.(house);
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || isComposing(event)) return;
    event.preventDefault();
    open();
  };
  const control =
    house !== null && onSelect
      ? { role: 'button', tabIndex: 0, 'aria-pressed': selection?.house === house, onClick: open, onKeyDown: handleKeyDown }
      : { role: 'img' };
  return (
    <g {...control} aria-label={name}>
      <polygon className="cell" points={points} />
      <text className="sign" x={signAt[0]} y={signAt[1]} fontSize={13}>
        {chartStyle === 'south' ? t('chat.reading.signMark', { sign: String(sign) }) : sign}
      </text>
      <CellMarks cell={cell} />
    </g>
  );
}

function CellMarks({ cell: { planets, middle, perLine, house } }: { cell: ChartCell }) {
  const t = useTranslations();
  const marks = [
    ...(house === 1 ? [{ key: 'As', text: t('chat.chart.ascendantMark'), isRising: true, isRetrograde: false }] : []),
    ...planets.map(({ name, retrograde, isUncertain }) => ({
      key: name as string,
      text: `${t('chat.reading.planetMark', { planet: name })}${isUncertain ? '?' : ''}`,
      isRising: false,
      isRetrograde: retrograde && name !== 'Rahu' && name !== 'Ketu',
    })),
  ];
  const columns = marks.length > 4 ? 2 : perLine;
  const lines = Array.from({ length: Math.ceil(marks.length / columns) }, (_, line) => marks.slice(line * columns, (line + 1) * columns));
  const top = middle[1] - ((lines.length - 1) * lineHeight) / 2 + 5;
  return lines.map((line, index) => (
    <text key={line[0]?.key} x={middle[0]} y={top + index * lineHeight} fontSize={17}>
      {line.map(({ key, text, isRising, isRetrograde }, at) => (
        <tspan key={key}>
          <tspan className={isRising ? 'rising' : undefined} dx={at === 0 ? undefined : 8}>
            {text}
          </tspan>
          {isRetrograde && <RetrogradeMark size={17} />}
        </tspan>
      ))}
    </text>
  ));
}
