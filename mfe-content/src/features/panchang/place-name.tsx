import type { ReactNode } from 'react';
import { getTextLang } from '@oracle-astra/shared/format';

/** The name of a place. Many names exist only in Latin letters. */
export function PlaceName({ children }: { children: ReactNode }) {
  return <span lang={typeof children === 'string' ? getTextLang(children) : undefined}>{children}</span>;
}
