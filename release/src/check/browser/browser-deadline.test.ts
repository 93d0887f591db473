import { workUntilDeadline } from './browser-deadline';

const nothing = { findings: [], differences: [] };

it('closes the browser after its work, and after work that fails', async () => {
  const browser = { close: jest.fn(() => Promise.resolve()) };
  expect(await workUntilDeadline(browser, () => Promise.resolve(nothing), 60_000)).toBe(nothing);
  await expect(workUntilDeadline(browser, () => Promise.reject(new Error('crashed')), 60_000)).rejects.toThrow('crashed');
  expect(browser.close).toHaveBeenCalledTimes(2);
});

it('comes to no verdict and closes the browser if there is no end', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const endless = new Promise<never>((_resolve, reject) => (fail = reject));
  const browser = { close: jest.fn(() => Promise.resolve(fail(new Error('browser closed')))) };
  await expect(workUntilDeadline(browser, () => endless, 20)).rejects.toThrow('no verdict');
  expect(browser.close).toHaveBeenCalledTimes(1);
});
