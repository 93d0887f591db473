import type { FillOutcome, OwnedFill } from '@oracle-astra/shared/contract';
import { createCircuitBreakers } from './circuit-breaker';
import { createFillPermits } from './fill-permits';
import type { RenderReporter } from './render-reporter';

const toFill = (remote: string): OwnedFill => ({
  name: `${remote}-fill`,
  slot: 'content-slot',
  order: 1,
  height: { narrow: 1, wide: 1 },
  page: null,
  remote,
  release: `${remote}-1`,
});
const fills = [toFill('forum'), toFill('chat')];
const rendered = (remote: string, ms: number): FillOutcome => ({ ...toFill(remote), ms, outcome: 'rendered' });

function open() {
  const reporter = { reportFill: jest.fn() } as unknown as RenderReporter;
  const breakers = createCircuitBreakers({ now: () => 0, openMs: 30_000 });
  return createFillPermits({ breakers, reporter, budgetMs: 300 });
}

it.each([
  ['the fill that ran longest', [rendered('forum', 160), rendered('chat', 200)], true, ['chat-fill']],
  ['no fill that ran for less than half of the budget', [rendered('forum', 140), rendered('chat', 1)], true, []],
  ['no fill of a page that the machine made late', [rendered('forum', 160), rendered('chat', 200)], false, []],
])('a late page turns off %s', (_case, outcomes, isLate, out) => {
  const permits = open();
  for (let times = 0; times < 3; times += 1) permits.hold(fills).settle(outcomes, isLate);
  expect(permits.hold(fills).request.out).toEqual(out);
});
