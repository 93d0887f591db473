import { connection, evening, hour, openRenewed, settle, startClock, stopClock } from '../testing/renewed-page';

beforeEach(startClock);
afterEach(stopClock);

it('refetches daily data once after midnight in India', async () => {
  await openRenewed(evening);
  await jest.advanceTimersByTimeAsync((0.9 * hour) / 2);
  expect(connection.asked).toEqual(['/day', '/post']);
  await jest.advanceTimersByTimeAsync(3 * hour);
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('refetches within a minute when a tab becomes visible on another day', async () => {
  await openRenewed(evening);
  jest.setSystemTime(evening + 72 * hour);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('refetches the current sky when a tab becomes visible after an hour, and not sooner', async () => {
  jest.setSystemTime(evening - 3 * hour);
  await openRenewed(evening - 3 * hour);
  jest.setSystemTime(evening - 2.5 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post']);
  jest.setSystemTime(evening - 1.5 * hour);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('refetches the data of the person, which another device may have changed, when a tab becomes visible after an hour', async () => {
  jest.setSystemTime(evening - 3 * hour);
  const { openBalance } = await openRenewed(evening - 3 * hour);
  openBalance();
  await settle();
  connection.asked = [];
  jest.setSystemTime(evening - 1.5 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/balance']);
  jest.setSystemTime(evening + 72 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/balance', '/day', '/balance']);
});

it('refetches the data of the person on return, even if the timer of the new day ran first', async () => {
  const { openBalance } = await openRenewed(evening);
  openBalance();
  await settle();
  connection.asked = [];
  await jest.advanceTimersByTimeAsync(2 * hour);
  expect(connection.asked).toEqual(['/day']);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/day', '/balance']);
});

it('refetches the current sky at once if the document is older than an hour', async () => {
  await openRenewed(evening - 3 * hour);
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('refetches at once if the document is of another day', async () => {
  await openRenewed(evening - 24 * hour);
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('uses the server’s day if the device’s clock is a day ahead or behind', async () => {
  for (const ahead of [24 * hour, -24 * hour]) {
    jest.setSystemTime(evening + ahead);
    await openRenewed(evening, -ahead);
    expect(connection.asked).toEqual(['/day', '/post']);
    await jest.advanceTimersByTimeAsync(hour);
    expect(connection.asked).toEqual(['/day', '/post', '/day']);
    connection.stop();
    connection.asked = [];
  }
});

it('refetches as soon as the clock shows that a cached document is of another day', async () => {
  const { clock } = await openRenewed(evening - 24 * hour, -24 * hour);
  expect(connection.asked).toEqual(['/day', '/post']);
  clock.set(0);
  await settle();
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});

it('refetches once the connection is back if the day changed while offline', async () => {
  await openRenewed(evening);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(2 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post']);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});
