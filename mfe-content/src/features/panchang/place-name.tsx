import type { ReactNode } from 'react';
import { getTextLang } from '@oracle-astra/shared/format';

/** The name of a place, which many places have in Latin letters alone. */
export function PlaceName({ children }: { children: ReactNode }) {
  return <span lang={typeof children === 'string' ? getTextLang(children) : undefined}>{children}</span>;
}
