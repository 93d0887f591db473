import styled from 'styled-components';
import type { PanchangDay } from '@oracle-astra/shared/contract';
import { formatTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { choghadiyaKind, choghadiyaLabels, kindLabels } from '../calendar-names';
import { KindMark } from './day-band';

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const List = styled.ol`
  display: grid;
  align-content: start;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--s-3);
    align-items: center;
    padding: var(--s-2);
    border-bottom: 1px solid var(--rule);
  }
  li[aria-current] {
    background: var(--saffron-wash);
    box-shadow: inset 3px 0 var(--saffron);
  }
  li > span {
    grid-column: 2;
  }
`;

/** The sixteen choghadiya of day and night with their times and qualities. */
export function ChoghadiyaTable({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const halves = [
    { label: t('content.panchang.byDay'), isNight: false },
    { label: t('content.panchang.byNight'), isNight: true },
  ];
  return (
    <Columns>
      {halves.map(({ label, isNight }) => (
        <div key={label} className="stack-2">
          <h3>{label}</h3>
          <ChoghadiyaList choghadiya={day.choghadiya.filter(({ night }) => night === isNight)} />
        </div>
      ))}
    </Columns>
  );
}

function ChoghadiyaList({ choghadiya }: Pick<PanchangDay, 'choghadiya'>) {
  const t = useTranslations();
  const now = useNow();
  return (
    <List>
      {choghadiya.map(({ name, start, end }) => {
        const kind = choghadiyaKind(name);
        const isCurrent = now >= Date.parse(start) && now < Date.parse(end);
        return (
          <li key={start} aria-current={isCurrent ? 'time' : undefined}>
            <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor">
              <KindMark kind={kind} x={6} y={6} />
            </svg>
            <b className="small">{t(choghadiyaLabels[name])}</b>
            <span className="tiny mute num">
              {t('content.choghadiya.line', {
                interval: t('content.panchang.interval', { start: formatTime(start, t), end: formatTime(end, t) }),
                kind: t(kindLabels[kind]),
              })}
            </span>
          </li>
        );
      })}
    </List>
  );
}
