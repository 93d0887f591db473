import styled from 'styled-components';
import type { PanchangDay } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { formatDialTime } from '../clock-time';

const Bar = styled.path<{ $isGood?: boolean }>`
  stroke: ${({ $isGood }) => ($isGood ? 'var(--good)' : 'var(--ink-2)')};
  stroke-width: 3;
`;

type Span = PanchangDay['rahu_kalam'];

interface KalamMarksProps {
  day: PanchangDay;
  y: (at: string | number) => number;
}

/** Rahu kalam, Yamaganda, Gulika and Abhijit on the band. Around midday a label moves to make room for that of Abhijit. */
export function KalamMarks({ day, y }: KalamMarksProps) {
  const t = useTranslations();
  const midday = (y(day.sunrise) + y(day.sunset)) / 2;

  function labelAt({ start, end }: Span): number {
    const middle = (y(start) + y(end)) / 2;
    if (day.abhijit === null || Math.abs(middle - midday) > 20) return middle + 4.5;
    return middle > midday ? y(end) - 3 : y(start) + 11;
  }

  const kalams = [
    { label: t('content.panchang.rahuKalam'), span: day.rahu_kalam, isMain: true },
    { label: t('content.panchang.yamaganda'), span: day.yamaganda, isMain: false },
    { label: t('content.panchang.gulika'), span: day.gulika, isMain: false },
  ];
  return (
    <>
      {day.abhijit && (
        <>
          <Bar $isGood d={`M166 ${y(day.abhijit.start)}V${y(day.abhijit.end)}`} />
          <text x="182" y={midday + 4.5}>
            <SpanLabel label={t('content.panchang.abhijit')} span={day.abhijit} />
          </text>
        </>
      )}
      {kalams.map(({ label, span, isMain }) => (
        <g key={label}>
          <Bar d={`M173 ${y(span.start) + 1}V${y(span.end) - 1}`} />
          <text className={isMain ? 'strong' : undefined} x="182" y={labelAt(span)}>
            <SpanLabel label={label} span={span} />
          </text>
        </g>
      ))}
    </>
  );
}

const SpanLabel = ({ label, span }: { label: string; span: Span }) => `${label} ${formatDialTime(span.start)}–${formatDialTime(span.end)}`;
