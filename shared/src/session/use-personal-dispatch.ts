import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { alertShown, isOfPerson } from './notices-slice';
import { countPersonChanges, onPersonChange } from './person-changes';

const none = () => 0;

/**
 * The store's dispatch for components. It drops notices that were started for a person who has left since, as by a log-out,
 * because the next person would see them.
 */
export function usePersonalDispatch<D extends Dispatch>(): D {
  const dispatch = useDispatch<Dispatch>();
  const person = useSyncExternalStore(onPersonChange, countPersonChanges, none);
  return useCallback(
    (action: UnknownAction) => {
      const isLate = person !== countPersonChanges() && (alertShown.match(action) || isOfPerson(action));
      return isLate ? action : dispatch(action);
    },
    [dispatch, person],
  ) as unknown as D;
}
