import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectPersonChanges, selectIsPersonChanging } from './person-change';
import { PageSkeleton } from '../frame/page-skeleton';

/** Remounts the pages for each person, so that nobody sees data or input of another person. */
export function PersonBoundary({ children }: { children: ReactNode }) {
  const person = useSelector(selectPersonChanges);
  const isChanging = useSelector(selectIsPersonChanging);
  const [shown, setShown] = useState(person);
  useEffect(() => {
    // The router renders by transitions; without one, the previous person's page would be mounted again before the next.
    if (!isChanging) startTransition(() => setShown(person));
  }, [isChanging, person]);
  return shown === person && !isChanging ? <Fragment key={person}>{children}</Fragment> : <PageSkeleton />;
}
