import { matterTable, type MatterEntry, type MatterId } from '../tools/tables';

export type { MatterId };

/** A matter of life with its significators in a chart. */
export interface Matter extends Required<Pick<MatterEntry, 'houses' | 'karakas' | 'division' | 'careful'>> {
  id: MatterId;
}

export function getMatter(id: MatterId): Matter {
  const { houses, karakas, division, careful = false } = matterTable[id];
  return { id, houses, karakas, division, careful };
}
