import type { IsolatedPage } from '@oracle-astra/shared/testing';
import { defaultState, everyEndpoint, type State } from '../state';

export interface Variant {
  label: string;
  state: State;
}

/** The states in which the list shows each page. */
export function listVariants({ person = defaultState.person }: Pick<IsolatedPage, 'person'>): Variant[] {
  const usual: State = { ...defaultState, person, width: 360 };
  const everything = (fault: State['faults'][string]): State => ({ ...usual, faults: { [everyEndpoint]: fault } });
  const others = (['visitor', 'new', 'member', 'subscriber', 'banned'] as const).filter((each) => each !== person);
  return [
    { label: person, state: usual },
    { label: 'Hindi, dark', state: { ...usual, language: 'hi', theme: 'dark' } },
    { label: 'wide', state: { ...usual, width: 1280 } },
    { label: 'waits', state: everything('waits') },
    { label: 'empty', state: everything('empty') },
    { label: 'fails, 500', state: everything('500') },
    { label: 'offline', state: everything('offline') },
    { label: 'session over', state: everything('expired') },
    ...others.map((each) => ({ label: each, state: { ...usual, person: each } })),
  ];
}
