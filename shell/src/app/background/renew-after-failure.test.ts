import { connection, evening, hour, openRenewed, settle, startClock, stopClock } from '../testing/renewed-page';

beforeEach(startClock);
afterEach(stopClock);

it.each(['focus', 'online', 'a minute'])('refetches at %s what could not be fetched when the device woke up', async (next) => {
  await openRenewed(evening);
  jest.setSystemTime(evening + 3 * hour);
  connection.isUp = false;
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
  connection.isUp = true;
  if (next === 'a minute') await jest.advanceTimersByTimeAsync(60_000);
  else window.dispatchEvent(new Event(next));
  await settle();
  expect(connection.asked).toEqual(['/day', '/post', '/day', '/day']);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(connection.asked).toEqual(['/day', '/post', '/day', '/day']);
});

it('refetches within a minute when a device wakes up whose page stayed visible', async () => {
  jest.setSystemTime(evening - 6 * hour);
  await openRenewed(evening - 6 * hour);
  jest.setSystemTime(evening - 3 * hour);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(connection.asked).toEqual(['/day', '/post', '/day']);
});
