import type { ReactNode } from 'react';
import type { SkyEvent } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';
import { indianDate } from '../../../components/indian-date';
import { signName } from '../../../components/sign-name';

/** A date without its year: '11 December'. */
export function formatDayAndMonth(iso: string, t: Translate): string {
  const [, month = '', day = ''] = indianDate(iso).split('-');
  return t('content.sky.dayAndMonth', { day: Number(day), month: String(Number(month)) });
}

/** An event and its date, in one sentence. */
export function SkyEventText({ event, t }: { event: SkyEvent; t: Translate }): ReactNode {
  const on = formatDayAndMonth(event.at, t);
  const bold = (content: ReactNode) => <b>{content}</b>;
  const planet = event.planet === 'Sun' ? t('content.sky.theSun') : t(planetLabels[event.planet]);
  const values = { on, b: bold, planet };
  switch (event.kind) {
    case 'enters':
      return t.rich('content.sky.enters', { ...values, sign: signName(event.sign, t) });
    case 'direct':
      return t.rich('content.sky.direct', values);
    case 'retrograde':
      return t.rich('content.sky.retrograde', values);
    case 'full':
      return t.rich('content.sky.full', values);
    case 'new':
      return t.rich('content.sky.new', values);
  }
}
