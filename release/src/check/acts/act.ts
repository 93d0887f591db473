import { readWork } from '../compare/measure-work';
import { findNewlyCovered, takeAndFinish } from './finish-step';
import { goBack, listAddedParts, listEffects, listOpened, lockedBy, readParts, maxShown, describeChange } from './leave-act';
import { toOutcome, type Outcome } from './outcome';
import { usualClock, withScript } from './circumstances/before-scripts';
import { findCovered } from './circumstances/looks';
import { fillAndReload, findElement, takeOddTexts, takeRefusals } from './take-step';
import type { Step, Thing } from './thing';
import { callActs, readState, type PageState, type UsedPage } from './used-page';
import { openForUse, settle } from './wait-for-page';

const stepMs = 2500;
/** A page that makes this many calls at once may be in an endless loop, which shows within a second. */
const [manyCalls, loopMs] = [4, 1000];

/** Steps that are repeated on their page, of which what stays is compared. */
async function repeatStep(used: UsedPage, step: Step, before: readonly Step[]): Promise<Pick<Outcome, 'kept' | 'shown'>> {
  if (step.manner === 'odd') await takeOddTexts(used, step);
  return {
    kept: step.manner === 'reload' ? await fillAndReload(used, step, before) : null,
    shown: step.manner === 'refused' ? await takeRefusals(used, step) : [],
  };
}

async function takeSteps(used: UsedPage, steps: readonly Step[]): Promise<Outcome> {
  const { page, calls, hosts, errors, sent, windows } = used;
  let outcome = toOutcome({ isReached: false });
  let first: PageState | undefined;
  for (const [at, step] of steps.entries()) {
    if (!(await findElement(page, step))) return toOutcome({ isReached: false });
    const element = page.locator('[data-release-check="it"]');
    // An element that cannot be scrolled into view cannot be pressed either, which is reported there.
    await element.scrollIntoViewIfNeeded({ timeout: stepMs * used.patience }).catch(() => undefined);
    const before = await readState(page);
    const [asked, thrown, wrote, opened, told] = [calls.length, errors.length, sent.length, windows.length, hosts.length];
    // A button may be disabled until there is input.
    if (step.manner === 'empty' && before.isStuck) return toOutcome({ isReached: false });
    if (['reload', 'odd', 'refused'].includes(step.manner)) {
      const repeated = await repeatStep(used, step, steps.slice(0, at));
      return toOutcome({ ...repeated, letters: (await readState(page)).letters, errors: errors.slice(thrown) });
    }
    const isLast = at === steps.length - 1;
    const usable = isLast ? await callActs<Thing[]>(page, `list('main')`) : [];
    const parts = isLast ? await readParts(page) : [];
    const covered = isLast ? await findCovered(page) : [];
    const { obstacle, work, after, value, isComposedSent = false } = await takeAndFinish(used, step, before);
    if (calls.length - asked > manyCalls) await page.waitForTimeout(loopMs);
    first ??= before;
    const known = new Set(before.lines);
    outcome = toOutcome({
      obstacle,
      effects: listEffects(before, after, step, {
        sent: sent.length - wrote,
        calls: calls.length - asked,
        windows: windows.length - opened,
      }),
      address: after.address,
      dialogs: after.dialogs,
      sent: sent.slice(wrote),
      hosts: [...new Set(hosts.slice(told))],
      ...describeChange(before, after),
      added: isLast ? await listAddedParts(page, parts, after.address === before.address) : null,
      lost: [...after.lost, ...(await used.listLostCookies())],
      calls: [...new Set(calls.slice(asked))].sort(),
      errors: errors.slice(thrown),
      shown: after.lines.filter((line) => !known.has(line)).slice(0, maxShown),
      focus: after.focus,
      value,
      isComposedSent,
      letters: after.letters,
      fields: after.fields,
      isStuck: after.isStuck,
      busy: calls.length - asked,
      work,
      locked: lockedBy(first, after),
    });
    if (isLast) {
      const added = await listOpened(page, outcome, before, usable);
      const under = await findNewlyCovered(used, before, after, covered);
      const left = await goBack(used, before, after);
      outcome = { ...outcome, locked: outcome.locked || under, opened: added, ...left, errors: errors.slice(thrown) };
    }
  }
  return outcome;
}

/** Opens a page again and performs some steps on it. */
export async function act(
  used: UsedPage,
  { address, steps, isAccepted }: { address: string; steps: readonly Step[]; isAccepted: boolean },
): Promise<Outcome> {
  const isHeld = steps.at(-1)?.manner === 'twice';
  await used.begin({ isAccepted, isHeld });
  return isHeld ? withScript(used, usualClock, async () => openAndTake(used, address, steps)) : openAndTake(used, address, steps);
}

async function openAndTake(used: UsedPage, address: string, steps: readonly Step[]): Promise<Outcome> {
  const worked = await readWork(used.session);
  await openForUse(used, address);
  const openingWork = Math.max(0, (await readWork(used.session)) - worked);
  // A dialog that opens by itself keeps everything behind it from being used.
  const first = await readState(used.page);
  if (first.dialogs.length > 0 && steps[0]?.scope !== 'dialog') {
    await used.page.keyboard.press('Escape');
    await settle(used, first);
  }
  return { ...(await takeSteps(used, steps)), openingWork };
}
