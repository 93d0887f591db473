import { StartError } from './start-error';

export type Env = Readonly<Record<string, string | undefined>>;

/** A whole number from `min` to `max`. Throws a StartError for anything else. */
export function whole(env: Env, name: string, otherwise: number, max: number, min = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** On or off. Throws a StartError for anything else. */
export function readSwitch(env: Env, name: string, otherwise: boolean): boolean {
  const text = env[name] || (otherwise ? 'on' : 'off');
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}
