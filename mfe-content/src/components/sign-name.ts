import { signs } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';

/** The name of sign 1 (Aries) to 12. */
export function signName(sign: number, t: Translate): string {
  const name = signs[sign - 1];
  return name ? t(signLabels[name]) : '';
}
