import { readWork } from '../compare/measure-work';
import { goBack, laterMs, listAddedParts, listEffects, listOpened, lockedBy, readParts, maxShown, describeChange } from './leave-act';
import { toOutcome, type Outcome } from './outcome';
import { typed } from './fill-field';
import { fillAndReload, findElement, takeOddTexts, takeStep } from './take-step';
import type { Step, Thing } from './thing';
import { callActs, readState, type PageState, type UsedPage } from './used-page';
import { openForUse, settle } from './wait-for-page';

const stepMs = 2500;
/** A valid text other than the one that fields are filled in with. */
const otherText = `${typed} in the eighth house, and what comes after it, as I would like to know`;
/** A page that makes this many calls at once may be in an endless loop, which shows within a second. */
const [manyCalls, loopMs] = [4, 1000];

/** The value of the field that was typed into, after the focus has left it; that of before if the field is not there any more. */
async function leaveField({ page }: UsedPage, { value, address }: PageState): Promise<string | null> {
  const field = page.locator('[data-release-check="it"]');
  if ((await field.count()) === 0) return value;
  await field.blur();
  await page.waitForTimeout(laterMs);
  const state = await readState(page);
  return state.address === address && state.value !== null ? state.value : value;
}

/** The state after a step: held writes are released, and text that was typed outside of a form is sent. */
async function finishStep(
  used: UsedPage,
  step: Step,
  before: PageState,
  isTaken: boolean,
): Promise<{ after: Awaited<ReturnType<typeof settle>>; value: string | null }> {
  const after = await settle(used, before);
  if (step.manner === 'twice') {
    used.answerLate();
    return { after: await settle(used, after), value: after.value };
  }
  if (step.manner === 'again') {
    if (isTaken && (await findElement(used.page, step))) await takeStep(used, step, otherText);
    return { after: await settle(used, after), value: after.value };
  }
  if (!isTaken || step.isForm || !['sound', 'unsound'].includes(step.manner)) return { after, value: after.value };
  await used.page.keyboard.press('Enter');
  return { after: await settle(used, after), value: await leaveField(used, after) };
}

/** Takes a step and measures the work of the browser until its effects have ended. */
async function takeAndFinish(used: UsedPage, step: Step, before: PageState) {
  const worked = await readWork(used.session);
  const obstacle = await takeStep(used, step);
  const finished = await finishStep(used, step, before, obstacle === null);
  return { ...finished, obstacle, work: (await readWork(used.session)) - worked };
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
    if (step.manner === 'reload' || step.manner === 'odd') {
      const kept = step.manner === 'reload' ? await fillAndReload(used, step) : (await takeOddTexts(used, step), null);
      return toOutcome({ kept, letters: (await readState(page)).letters, errors: errors.slice(thrown) });
    }
    const isLast = at === steps.length - 1;
    const usable = isLast ? await callActs<Thing[]>(page, `list('main')`) : [];
    const parts = isLast ? await readParts(page) : [];
    const { obstacle, work, after, value } = await takeAndFinish(used, step, before);
    if (after.dialogs.length < before.dialogs.length) {
      await page.waitForTimeout(laterMs);
      after.focus = (await readState(page)).focus;
    }
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
      letters: after.letters,
      fields: after.fields,
      isStuck: after.isStuck,
      busy: calls.length - asked,
      work,
      locked: lockedBy(first, after),
    });
    if (isLast) {
      const added = await listOpened(page, outcome, before, usable);
      const left = await goBack(used, before, after);
      outcome = { ...outcome, opened: added, ...left, errors: errors.slice(thrown) };
    }
  }
  return outcome;
}

/** Opens a page again and performs some steps on it. */
export async function act(
  used: UsedPage,
  { address, steps, isAccepted }: { address: string; steps: readonly Step[]; isAccepted: boolean },
): Promise<Outcome> {
  await used.begin({ isAccepted, isHeld: steps.at(-1)?.manner === 'twice' });
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
