import { AstraPortrait } from './astra-portrait';
import type { AstrologerName } from './astrologer';
import { OraclePortrait } from './oracle-portrait';

/** The portrait of an astrologer, 240 by 300, on indigo in both themes. */
export function AstrologerPortrait({ astrologer }: { astrologer: AstrologerName }) {
  return astrologer === 'Oracle' ? <OraclePortrait /> : <AstraPortrait />;
}
