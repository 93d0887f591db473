import { readWork } from '../compare/measure-work';
import { skipTime } from './circumstances/before-scripts';
import { findCovered } from './circumstances/looks';
import { typed } from './fill-field';
import { laterMs } from './leave-act';
import { findElement, takeStep } from './take-step';
import type { Step } from './thing';
import { readState, type PageState, type UsedPage } from './used-page';
import { settle } from './wait-for-page';

/** A valid text other than the one that fields are filled in with. */
const otherText = `${typed} in the eighth house, and what comes after it, as I would like to know`;
/** A write that is not answered for so long may be sent again by itself. */
const [slowMs, resentMs] = [20_000, 400];
/** What covers something for a moment, such as a notice, goes away within this time. */
const [coverMs, coverPollMs] = [6000, 500];
/** The Enter key that ends a word of a keyboard for Hindi or Chinese, and sends nothing. */
const composedEnter = /* javascript */ `!document.querySelector('[data-release-check="it"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }))`;

/** What an act that stays on its page leaves under something else, in words. */
export async function findNewlyCovered(used: UsedPage, before: PageState, after: PageState, covered: readonly string[]): Promise<string> {
  if (after.dialogs.length > 0 || after.address !== before.address) return '';
  const find = async () => (await findCovered(used.page)).filter((each) => !covered.includes(each));
  let found = await find();
  for (let waited = 0; found.length > 0 && waited < coverMs; waited += coverPollMs) {
    await used.page.waitForTimeout(coverPollMs);
    found = await find();
  }
  return found.slice(0, 3).join(' and ');
}

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
): Promise<{ after: Awaited<ReturnType<typeof settle>>; value: string | null; isComposedSent?: boolean }> {
  const after = await settle(used, before);
  if (step.manner === 'twice') {
    await skipTime(used, slowMs);
    await settle(used, after, resentMs);
    used.answerLate();
    return { after: await settle(used, after), value: after.value };
  }
  if (step.manner === 'again') {
    if (isTaken && (await findElement(used.page, step))) await takeStep(used, step, otherText);
    return { after: await settle(used, after), value: after.value };
  }
  if (!isTaken || step.isForm || !['sound', 'unsound'].includes(step.manner)) return { after, value: after.value };
  const sent = used.sent.length;
  const isTakenByPage = await used.page.evaluate<boolean>(composedEnter);
  const isComposedSent = isTakenByPage || used.sent.length > sent;
  await used.page.keyboard.press('Enter');
  return { after: await settle(used, after), value: await leaveField(used, after), isComposedSent };
}

/** Takes a step and measures the work of the browser until its effects have ended. */
export async function takeAndFinish(used: UsedPage, step: Step, before: PageState) {
  const worked = await readWork(used.session);
  const obstacle = await takeStep(used, step);
  const finished = await finishStep(used, step, before, obstacle === null);
  const { after } = finished;
  if (after.dialogs.length < before.dialogs.length) {
    await used.page.waitForTimeout(laterMs);
    after.focus = (await readState(used.page)).focus;
  }
  return { ...finished, obstacle, work: (await readWork(used.session)) - worked };
}
