import * as z from 'zod/mini';
import { forumLimits } from '../constants';
import { otpCode, fullMobile, mobileNumber } from './session';

const takes = (schema: z.ZodMiniType) => (value: string) => z.safeParse(schema, value).success;

describe('a mobile number', () => {
  it.each(['6000000000', '7123456789', '8999999999', '9876543210'])('%s is valid', (number) => {
    expect([takes(mobileNumber)(number), takes(fullMobile)(`91${number}`)]).toEqual([true, true]);
  });

  it.each(['5876543210', '0987654321', '987654321', '98765432101', '98765a3210', ''])('"%s" is invalid', (number) => {
    expect([takes(mobileNumber)(number), takes(fullMobile)(`91${number}`)]).toEqual([false, false]);
  });

  it.each(['9876543210', '929876543210', '9191876543210'])('%s is not a mobile number with country code', (number) => {
    expect(takes(fullMobile)(number)).toBe(false);
  });
});

describe('a code', () => {
  it.each([
    ['012345', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['१२३४५६', true],
  ])('%s: %s', (text, good) => {
    expect(takes(otpCode)(text)).toBe(good);
  });
});

describe('an AstroHub username', () => {
  const isName = (name: string) => forumLimits.usernamePattern.test(name);

  it.each(['Asha5', 'star.gazer', 'a_b-c.d', '12345', 'a'.repeat(20)])('can be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(['Asha', 'a'.repeat(21), '.asha', 'asha.', 'as..ha', 'as._ha', 'as ha', 'आशा12', 'asha@1', 'asha5\n', ''])(
    'cannot be "%s"',
    (name) => {
      expect(isName(name)).toBe(false);
    },
  );
});
