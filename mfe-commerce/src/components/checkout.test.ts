import { loadCheckout } from './checkout';

const url = 'https://provider.test/checkout.js';
const findScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`)];

afterEach(() => {
  jest.useRealTimers();
  delete window.Razorpay;
});

it('times out a script that neither loads nor fails, and loads it again on the next call', async () => {
  jest.useFakeTimers();
  const first = loadCheckout(url);
  expect(findScripts()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await first).toBe(false);
  expect(findScripts()).toHaveLength(0);
  const second = loadCheckout(url);
  window.Razorpay = class {
    open = () => undefined;
    on = () => undefined;
  };
  findScripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
});
