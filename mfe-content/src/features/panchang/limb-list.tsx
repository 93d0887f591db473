import styled from 'styled-components';
import type { PanchangDay, PanchangLimb } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { karanaName, nakshatraName, tithiName, yogaName } from '../../components/panchang-names';
import { formatTimeOfDay } from './clock-time';

const List = styled.dl`
  display: grid;
  gap: var(--s-5);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6) var(--s-8);
  }
  > div {
    border-top: 1px solid var(--rule);
    padding-top: var(--s-3);
  }
`;

/** Tithi, nakshatra, yoga and karana from sunrise to sunrise, each with its end and the following value. */
export function LimbList({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const limbs = [
    { term: t('content.panchang.tithi'), values: day.tithi, nameOf: tithiName },
    { term: t('content.panchang.nakshatra'), values: day.nakshatra, nameOf: nakshatraName },
    { term: t('content.panchang.yoga'), values: day.yoga, nameOf: yogaName },
    { term: t('content.panchang.karana'), values: day.karana, nameOf: karanaName },
  ];
  return (
    <List>
      {limbs.map(({ term, values, nameOf }) => (
        <div key={term}>
          <dt className="tiny mute">{term}</dt>
          {values.map((limb, index) => (
            <dd key={limb.ends_at} className={index === 0 ? 'num' : 'small mute num'}>
              <LimbText limb={limb} isFirst={index === 0} date={day.date} nameOf={nameOf} />
            </dd>
          ))}
        </div>
      ))}
    </List>
  );
}

interface LimbTextProps {
  limb: PanchangLimb;
  isFirst: boolean;
  date: string;
  nameOf: (value: number, t: Translate) => string;
}

function LimbText({ limb, isFirst, date, nameOf }: LimbTextProps) {
  const t = useTranslations();
  const values = { name: nameOf(limb.value, t), time: formatTimeOfDay(limb.ends_at, date, t) };
  return isFirst ? t.rich('content.panchang.until', { ...values, b: (name) => <b>{name}</b> }) : t('content.panchang.thenUntil', values);
}
