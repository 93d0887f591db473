import { AstraMark } from './astra-mark';
import type { AstrologerName } from './astrologer';
import { OracleMark } from './oracle-mark';

/** The round mark of an astrologer, 40 by 40, on indigo in both themes. */
export function AstrologerMark({ astrologer }: { astrologer: AstrologerName }) {
  return astrologer === 'Oracle' ? <OracleMark /> : <AstraMark />;
}
