import { defaultLocale, locales } from '@oracle-astra/shared/contract';
import { showOtherwise } from './show-otherwise';
import { findUnseen, findUnseenInLargeText, findWide, type Look } from './looks';
import type { Answering } from '../hold-writes';
import { toOutcome, type Outcome } from '../outcome';
import { readState, type UsedPage } from '../used-page';
import { readInLanguage } from './in-languages';
import { hoverElements } from './point-at-things';
import { openAfterLive, openAfterSignOut } from './come-after';
import { leaveAlone, openBeforeScripts, openInTheEvening, openWithoutStorage, stayOpen } from './other-times';
import { goOffline, openTwice } from './tabs-and-connection';
import { measureGrowth } from './visit-again';
import { openForUse, waitUntilQuiet } from '../wait-for-page';
import { withMarks } from './with-marks';
import { arriveAndLeave, arriveByLink, goTo, toPath, walk } from './ways-to-a-page';

/** A rare circumstance of viewing a page. */
export interface Circumstance {
  /** Completes "when it is …". */
  name: string;
  /** Lower ranks are tried first. */
  rank: number;
  /** Whether it is tried with `--states` alone. */
  isRare?: boolean;
  /** Whether it needs a member. */
  isOfMembers?: boolean;
  answering?: Answering;
  look?: Look;
  open: (used: UsedPage, address: string, elsewhere: string) => Promise<Partial<Outcome>>;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });
const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** Reached by a link, because then the data comes from the API and not with the document. */
const answers = (
  [
    ['while the API fails', 'fails'],
    ['while all lists of the API are empty', 'empty'],
    ['while each list of the API has one entry', 'one'],
    ['while each list of the API has a hundred entries', 'many'],
  ] as const
).map(([words, kind]): Circumstance => ({
  name: `reached by a link ${words}`,
  rank: 4,
  answering: { fault: { path: null, kind } },
  async open(used, address, elsewhere) {
    await arriveByLink(used, address, elsewhere);
    return { busy: used.calls.length, lines: (await readState(used.page)).lines };
  },
}));

export const circumstances: readonly Circumstance[] = [
  { name: 'reached by a link from another remote', rank: 1, open: arriveAndLeave },
  {
    name: 'shown in the dark theme, 1280 pixels wide',
    rank: 2,
    look: 'dark',
    async open(used, address) {
      await openForUse(used, address);
      const { letters, lines: shown, hidden } = await readState(used.page);
      const unseen = [...(await findUnseen(used)), ...(await findWide(used))];
      const others = await showOtherwise(used);
      return { letters, visible: { hidden, shown }, ...others, unseen: [...unseen, ...(others.unseen ?? [])] };
    },
  },
  {
    name: 'shown in forced colours with text of 200 %',
    rank: 3,
    isRare: true,
    look: 'forced',
    async open(used, address) {
      await openForUse(used, address);
      return { unseen: await findUnseenInLargeText(used) };
    },
  },
  ...otherLocales.map((locale): Circumstance => ({
    name: `shown in ${languages.of(locale) ?? locale}`,
    rank: 2,
    open: async (used, address, elsewhere) => readInLanguage(used, address, elsewhere, locale),
  })),
  {
    name: 'pointed at with a mouse',
    rank: 4,
    async open(used, address) {
      await openForUse(used, address);
      return { pointed: await hoverElements(used), busy: used.calls.length };
    },
  },
  { name: 'opened with what the live release has stored', rank: 2, open: openAfterLive },
  { name: 'opened by whom comes after a member', rank: 3, isOfMembers: true, open: openAfterSignOut },
  {
    name: 'walked through by the keyboard',
    rank: 3,
    async open(used, address) {
      await openForUse(used, address);
      return walk(used);
    },
  },
  ...answers,
  {
    name: 'reached by a link with markup in its query and in the texts of the API',
    rank: 3,
    answering: { fault: { path: null, kind: 'marked' } },
    async open(used, address, elsewhere) {
      await arriveByLink(used, withMarks(address), elsewhere);
      // Pages may fail on texts that no server sends.
      return { marks: (await readState(used.page)).marks, errors: [], letters: 1, address: '' };
    },
  },
  { name: 'shown before its scripts have come', rank: 3, open: openBeforeScripts },
  { name: 'opened in the evening at the end of a month', rank: 4, open: openInTheEvening },
  { name: 'left alone for half an hour', rank: 4, open: leaveAlone },
  { name: 'filled in where the browser stores nothing', rank: 4, open: openWithoutStorage },
  { name: 'kept open', rank: 5, isRare: true, open: stayOpen },
  { name: 'open while the connection is lost and comes back', rank: 4, isRare: true, open: goOffline },
  { name: 'open in two tabs', rank: 5, isRare: true, open: openTwice },
  {
    name: 'visited again and again',
    rank: 5,
    isRare: true,
    async open(used, address, elsewhere) {
      await openForUse(used, elsewhere);
      const visit = async () => {
        for (const each of [address, elsewhere]) {
          await used.page.evaluate(goTo(toPath(each)));
          await waitUntilQuiet(used);
        }
      };
      return { growth: await measureGrowth(used.session, visit) };
    },
  },
];

/** Opens a page under a circumstance. `elsewhere` is a page of another remote. */
export async function openUnder(
  used: UsedPage,
  { answering, look, open }: Circumstance,
  { address, elsewhere }: { address: string; elsewhere: string },
): Promise<Outcome> {
  await used.begin({ ...answering, look });
  const known = await open(used, address, elsewhere);
  const { address: at, letters } = await readState(used.page);
  return toOutcome({ address: at, letters, errors: used.errors.slice(), ...known });
}
