import type { KinId } from '../question/people';
import { matterTable, relativeTable, type MatterId } from '../tools/tables';

const spouses: readonly KinId[] = ['husband', 'wife', 'partner'];
const ofCouple: readonly MatterId[] = ['harmony', 'love', 'marriage', 'loveMarriage', 'reunion'];
/** Matters whose Hindi noun is feminine. */
const feminine: readonly MatterId[] = [
  ...(['habits', 'speech', 'study', 'higherStudy', 'newJob', 'governmentJob', 'exam', 'mind', 'health', 'wealth'] as const),
  ...(['vehicle', 'travel', 'arts', 'inheritance', 'partner', 'friends', 'children', 'homePeace'] as const),
];

/** Whether a matter is one between the user and somebody, which needs no name. */
const isShared = (matter: MatterId, kin: KinId): boolean =>
  matter === 'workConflict' || (spouses.includes(kin) && ofCouple.includes(matter));
const isWhole = (matter: MatterId): boolean => matter === 'self' || matter === 'time';

/** Nouns that are one's own: "your sister's marriage", but "a house for your sister". */
const ownedName =
  /^(?:your |the |)(marriage|married life|love|children|study|higher study|work|career|health|exam|visa|money|luck|friendship|dispute|loan)$/u;

/** A matter inside an English sentence; for a relative it is theirs. */
export function englishAbout(matter: MatterId, kin: KinId | null): string {
  const name = matterTable[matter].en;
  if (kin === null || isShared(matter, kin)) return name;
  const who = `your ${relativeTable[kin].en}`;
  if (isWhole(matter)) return who;
  if (matter === 'family') return `your relationship with ${who}`;
  const owned = ownedName.exec(name)?.[1];
  return owned === undefined ? `${name.replace(/^your /u, '').replace(/ of your own$/u, '')} for ${who}` : `${who}'s ${owned}`;
}

/** A matter before a Hindi postposition; for a relative it is theirs. */
export function hindiAbout(matter: MatterId, kin: KinId | null): string {
  const name = matterTable[matter].hi;
  if (kin === null || isShared(matter, kin)) return name;
  const who = relativeTable[kin].hi;
  if (isWhole(matter)) return who;
  if (matter === 'family') return `${who} के साथ रिश्ते`;
  return `${who} ${feminine.includes(matter) ? 'की' : 'के'} ${name.replace(/^अपने /u, '')}`;
}
