import type { LifeEvent } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** A month as `Mar 2024`, from YYYY-MM. */
export function formatMonth(month: string, t: Translate): string {
  const [year = '', number = ''] = month.split('-');
  return t('chat.events.month', { month: number, year });
}

/** The person's name for the event, or its kind. */
export const getEventTitle = ({ title, kind }: LifeEvent, t: Translate) => (title === '' ? t('chat.events.kind', { kind }) : title);
