import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectPersonChanges, selectIsPersonChanging } from './person-change';
import { PageSkeleton } from '../frame/page-skeleton';

/** Remounts the pages when the person changes, so that nobody sees data or input of another person. */
export function PersonBoundary({ children }: { children: ReactNode }) {
  const person = useSelector(selectPersonChanges);
  const isChanging = useSelector(selectIsPersonChanging);
  const [shown, setShown] = useState(person);
  useEffect(() => {
    // In a transition like the router's renders; otherwise the previous person's page would be mounted once more.
    if (!isChanging) startTransition(() => setShown(person));
  }, [isChanging, person]);
  return shown === person && !isChanging ? <Fragment key={person}>{children}</Fragment> : <PageSkeleton />;
}
